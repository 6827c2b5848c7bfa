import { useSession } from './useSession.ts';

/** The signed-in person, for screens that only they can reach. */
export function useUser() {
  const { user } = useSession();
  if (!user) throw new Error('This screen needs somebody who is signed in');
  return user;
}
