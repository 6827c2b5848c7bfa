import { useUser } from '@lampstand/auth';
import { may, type RegionalRecord } from './rights.ts';

/** Asks the table of rights for the signed-in person: `may('edit', 'groups', group)`. */
export function useMay() {
  const user = useUser();
  return (action: string, resource: string, record?: RegionalRecord) =>
    may(user, action, resource, record);
}
