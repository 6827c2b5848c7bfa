import { PersonMessages } from '../../shared/person/PersonMessages.tsx';
import { AlumniWelcome } from './AlumniWelcome.tsx';

/** The welcome of alumni, with its texts. */
export function AlumniWelcomeScreen() {
  return (
    <PersonMessages>
      <AlumniWelcome />
    </PersonMessages>
  );
}
