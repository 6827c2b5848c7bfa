import { type Role, withImpliedRoles } from '@lampstand/access';
import { declaredScopes } from '../../graphql/authorize-first.ts';
import { mayUse } from '../../graphql/scopes.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PersonaKey } from '../../seed/personas.ts';
import { rootField } from './walk.ts';

/** Whose a record is, as seen from Cape Town; `deleted` was there once. */
export const sorts = [
  'own',
  'anotherUser',
  'anotherGroup',
  'anotherRegion',
  'deleted',
  'missing',
] as const;

export type Sort = (typeof sorts)[number];

/** Who tries every id. What a global admin may see has no region, so nothing is foreign to the last. */
export const triers = ['student', 'regionAdmin', 'superadmin'] as const satisfies PersonaKey[];

export type Trier = (typeof triers)[number];

export interface KindOfId {
  /** An id of each sort; a sort that a kind does not know is left out. */
  readonly ids: Readonly<Partial<Record<Sort, string>>>;
  /** Sorts that are nothing to a person, whatever the place asks: to them they look missing. */
  readonly foreign: Readonly<Partial<Record<Trier, readonly Sort[]>>>;
  /** Root fields that take ids of this kind, each with the place in its arguments. */
  readonly places: readonly string[];
}

export const all = (text: string): string[] => text.trim().split(/\s+/);
export const others = ['anotherUser', 'anotherGroup', 'anotherRegion'] as const;
export const personal = { student: others, regionAdmin: others, superadmin: others };
export const regional = { student: others, regionAdmin: ['anotherRegion'] } as const;
/** Of the whole college: whoever may see one may see all. */
export const shared = { student: ['own', ...others] } as const;

/** Four records of a kind of which the region admin sees one as well as the other. */
export const four = (own: string, second: string, third: string, fourth: string) => ({
  own,
  anotherUser: second,
  anotherGroup: third,
  anotherRegion: fourth,
});
export const belonging = (kind: string) =>
  four(`${kind}-own`, `${kind}-anotherUser`, `${kind}-anotherGroup`, `${kind}-anotherRegion`);

const viewerWith = (roles: readonly Role[], inCapeTown: readonly Role[] = []): Viewer => ({
  _id: '',
  fullName: '',
  locale: 'en',
  tokenHash: '',
  roles: withImpliedRoles(roles),
  regionRoles: [
    { regionId: 'region-cape-town', slug: 'Cape-Town', roleNames: withImpliedRoles(inCapeTown) },
  ],
  regionIds: [],
  termsAccepted: true,
  impersonatorId: null,
});

const viewers: Readonly<Record<Trier, Viewer>> = {
  student: viewerWith(['user']),
  regionAdmin: viewerWith(['user'], ['admin']),
  superadmin: viewerWith(['superadmin']),
};

/** Whether a root field is refused to a person before any id is looked at. */
export const isShut = (name: string, persona: Trier): boolean =>
  !mayUse({ viewer: viewers[persona] }, declaredScopes(rootField(name)));
