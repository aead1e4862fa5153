/** What a form has when the browser runs scripts, loaded when the form comes near. */
export {AnswerToast} from './answer-toast'
export {attachRules} from './attach-rules'
