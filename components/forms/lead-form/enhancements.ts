/** Loaded when the form comes near the viewport. */
export {AnswerToast} from './answer-toast'
export {attachRules} from './attach-rules'
