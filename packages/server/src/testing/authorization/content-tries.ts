import { STALE, create, list, one, remove, update, type Try } from './try.ts';

const document = { title: '', content: '', permissions: [], published: false };

const link = {
  title: '',
  address: '',
  published: false,
  regionIds: ['region-cape-town'],
  groupIds: [],
};

const requestForm = {
  title: '',
  audiences: [],
  regionIds: [],
  groupIds: [],
  published: false,
  fields: [],
};

/** How the root fields of documents, links, requests, translations, notifications and the log are tried. */
export const contentTries: Readonly<Record<string, Try>> = {
  'Query.document': one('document', 'document-handbook'),
  'Query.documentByTitle': {
    query: '{ documentByTitle(title: "Facilitator Guide") { _id } }',
  },
  'Query.documents': list('documents'),
  'Query.link': one('link', 'link-cape-town'),
  'Query.links': list('links'),
  'Query.myRequests': { query: '{ myRequests { _id } }' },
  'Query.requestForm': one('requestForm', 'request-form-letter'),
  'Query.requestForms': list('requestForms'),
  'Query.requestFormAnswer': one('requestFormAnswer', 'request-room-in-work-001'),
  'Query.requestFormAnswers': list('requestFormAnswers'),
  'Query.studentRequestForms': { query: '{ studentRequestForms { _id } }' },
  'Query.studentLinks': { query: '{ studentLinks { _id } }' },
  'Query.locales': { query: '{ locales { _id } }' },
  'Query.logit': { query: '{ logit(source: ACTION, _id: "none") { _id } }' },
  'Query.logitActions': { query: '{ logitActions }' },
  'Query.logitGroups': list('logitGroups'),
  'Query.logits': list('logits'),
  'Query.notifications': list('notifications'),
  'Query.publishedDocuments': { query: '{ publishedDocuments { _id } }' },
  'Query.recordHistory': {
    query: '{ recordHistory(resource: users, _id: "user-student") { total } }',
  },
  'Query.translationEntries': list('translationEntries'),
  'Query.translationEntry': one('translationEntry', 'en:common.save'),
  'Query.translationPublications': {
    query: '{ translationPublications(locale: "en") { _id } }',
  },
  'Query.translations': { query: '{ translations(locale: "en") { _id } }' },
  'Mutation.answerRequest': {
    query: `mutation { answerRequest(_id: "request-room-in-work-001", version: ${STALE}, requestReplyInput: { status: DONE }) { _id } }`,
  },
  'Mutation.createRequestForm': create('RequestForm', requestForm),
  'Mutation.removeRequestForm': remove('RequestForm', 'request-form-letter'),
  'Mutation.submitRequestForm': {
    query:
      'mutation { submitRequestForm(_id: "request-that-nobody-sent", formId: "none", formVersion: 1, values: []) { _id } }',
  },
  'Mutation.updateRequestForm': update('RequestForm', 'request-form-letter', {
    ...requestForm,
    title: 'x',
  }),
  'Mutation.createLink': create('Link', link),
  'Mutation.updateLink': update('Link', 'link-cape-town', {
    ...link,
    title: 'x',
    address: 'https://x.example',
  }),
  'Mutation.removeLink': remove('Link', 'none'),
  'Mutation.orderLinks': { query: 'mutation { orderLinks(ids: ["link-cape-town"]) { _id } }' },
  'Mutation.publishTranslations': {
    query: 'mutation { publishTranslations(locale: "en") { _id } }',
  },
  'Mutation.restoreRecord': {
    query: `mutation { restoreRecord(resource: users, _id: "user-student", version: ${STALE}, entryId: "none") }`,
  },
  'Mutation.rollBackTranslations': {
    query: 'mutation { rollBackTranslations(_id: "nothing") { _id } }',
  },
  'Mutation.saveTranslation': {
    query: `mutation { saveTranslation(translationInput: { _id: "en:common.save", text: "Keep", version: ${STALE} }) { _id } }`,
  },
  'Mutation.createDocument': create('Document', document),
  'Mutation.insertLogit': {
    query: 'mutation { insertLogit(logitInput: { action: "open", type: "test" }) }',
  },
  'Mutation.markNotificationsRead': {
    query: 'mutation { markNotificationsRead(ids: ["notification-1"]) }',
  },
  'Mutation.removeDocument': remove('Document', 'document-library-hours'),
  'Mutation.updateDocument': update('Document', 'document-handbook', {
    ...document,
    title: 'x',
    content: 'x',
  }),
  'Subscription.unreadNotifications': { query: 'subscription { unreadNotifications }' },
};
