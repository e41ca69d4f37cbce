import { fieldText } from './form-data.ts'
import { refuseUnreadable } from './read-form-data.server.ts'

/** The action of the button that was pressed. @throws a 400 response for a missing or unknown intent */
export function actionOf<Action>(form: FormData, actions: Readonly<Record<string, Action>>, name = 'intent'): Action {
  const intent = fieldText(form, name)
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (action === undefined) throw refuseUnreadable()
  return action
}
