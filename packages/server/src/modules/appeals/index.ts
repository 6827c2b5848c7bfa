import './appeals.graphql.ts';

export { type AppealSubject, registerAppealSubject } from './appeal-subjects.ts';
