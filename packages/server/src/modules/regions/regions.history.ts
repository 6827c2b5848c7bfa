import { signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { officersOf } from './region-officers.repo.ts';
import { mayEditRegion } from './regions.policy.ts';
import { RegionInputSchema } from './regions.rules.ts';
import { readRegion, updateRegion } from './regions.service.ts';

export const regionsHistory: HistorySource = {
  entity: 'region',
  role: 'manager',
  fields: Object.keys(RegionInputSchema.shape),
  // Money of the region is counted in it.
  kept: new Set(['currency']),
  async open(context, id) {
    const region = await readRegion(context, id);
    return {
      version: region.version,
      editable: mayEditRegion(signedIn(context), id),
      values: { ...region, ...(await officersOf(context.db, id)) },
      save: (inside, at, values) => updateRegion(inside, id, at, RegionInputSchema.parse(values)),
    };
  },
};
