export const errorsUsed = {
  schema:
    'This schema cannot be deleted: {count, plural, one {# group is} other {# groups are}} judged by it: {names}',
  region: 'This region cannot be deleted; you can close it instead. It still has: {uses}',
  people: '{count, plural, one {# person} other {# people}}',
  groups: '{count, plural, one {# group} other {# groups}}',
  results: '{count, plural, one {# exam result} other {# exam results}}',
  teacher:
    'This teacher cannot be deleted: {count, plural, one {# course is} other {# courses are}} taught by them: {names}',
  notOfRegion: 'One of these people does not belong to this region.',
  reservedZone: 'This zone is kept for the system itself.',
} as const;
