/** Script of a form, loaded when the form comes near. */
export {AnswerToast} from './answer-toast'
export {attachRules} from './attach-rules'
