import { all, belonging, type KindOfId, others, regional } from './id-kinds.ts';

/** Kinds of what belongs to a person (docs/product/access.md). */
export const belongingKinds: Readonly<Record<string, KindOfId>> = {
  note: {
    ids: belonging('note'),
    foreign: { student: others, regionAdmin: ['own', ...others], superadmin: ['own', ...others] },
    places: all(`Mutation.removeLessonNote._id Mutation.updateLessonNote._id`),
  },
  madeNote: {
    ids: belonging('note'),
    foreign: { student: others },
    places: ['Mutation.createLessonNote._id'],
  },
  notification: {
    ids: belonging('notification'),
    foreign: { student: others, regionAdmin: ['own', ...others], superadmin: ['own', ...others] },
    places: ['Mutation.markNotificationsRead.ids'],
  },
  session: {
    ids: belonging('session'),
    foreign: { student: others, regionAdmin: ['own', ...others], superadmin: ['own', ...others] },
    places: ['Mutation.revokeSession._id'],
  },
  passkey: {
    ids: belonging('passkey'),
    foreign: { student: others, regionAdmin: ['own', ...others], superadmin: ['own', ...others] },
    places: all(`Mutation.removePasskey._id Mutation.renamePasskey._id`),
  },
  address: {
    ids: { ...belonging('address'), deleted: 'address-gone' },
    foreign: regional,
    places: all(`Mutation.removeAddress._id Mutation.updateAddress.addressInput._id`),
  },
  merger: {
    ids: { ...belonging('merger'), deleted: 'merger-gone' },
    foreign: regional,
    places: ['Mutation.undoMerger._id'],
  },
};
