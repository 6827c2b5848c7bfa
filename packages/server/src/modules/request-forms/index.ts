import './request-forms.graphql.ts';
import './requests.graphql.ts';

export { requestFormsHistory } from './request-forms.history.ts';
