/** Areas whose ids are found at run time: react-admin infers labels from names of resources. */
export const runtimePrefixes = ['resources.', 'fields.'] as const;

/**
 * Messages that no screen shows yet. The list shrinks as screens come; a new message that nobody
 * uses fails the test in unused-ids.test.ts.
 */
export const knownUnusedIds: readonly string[] = [
  'account.loggingIn',
  'account.sessionEnded',
  'common.add',
  'common.all',
  'common.backOnline',
  'common.clear',
  'common.date',
  'common.details',
  'common.download',
  'common.finish',
  'common.name',
  'common.ok',
  'common.open',
  'common.optional',
  'common.page',
  'common.refresh',
  'common.region',
  'common.required',
  'common.results',
  'common.saved',
  'common.search',
  'common.send',
  'common.showLess',
  'common.showMore',
  'common.status',
  'common.submit',
  'common.sync',
  'common.update',
  'common.youAreOffline',
  'errors.badStatus',
  'errors.examNotOpen',
  'errors.limit',
  'exam.notAnswered',
  'legal.privacy.title',
  'legal.terms.title',
  'shell.accountMenu',
  'shell.closeMenu',
  'shell.newVersion',
];
