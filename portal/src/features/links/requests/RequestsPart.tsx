import { PersonMessages } from '../../../shared/person/PersonMessages.tsx';
import { RequestsCard } from './RequestsCard.tsx';

/** What a person may ask the offices for, with its texts. */
export function RequestsPart() {
  return (
    <PersonMessages>
      <RequestsCard />
    </PersonMessages>
  );
}
