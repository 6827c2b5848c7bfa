import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'De gegevens van deze persoon zijn gewist; met het account kan niets meer worden gedaan.',
  merged:
    'Dit account is samengevoegd met een ander. Wis het behouden account, dan wordt ook dit gewist.',
  mergedStays:
    'Dit account is samengevoegd met een ander en blijft gesloten. Maak de samenvoeging ongedaan om het weer te openen.',
  eraseSelf: 'U kunt uw eigen gegevens hier niet wissen.',
  lastSuperadmin: 'De laatste hoofdbeheerder kan niet worden gewist.',
  otherEmail: 'Dit is niet het e-mailadres van het account.',
  reasonNames: 'De reden blijft voor altijd bewaard en mag de persoon daarom niet noemen.',
  undoTooLate:
    'De dertig dagen waarin deze samenvoeging ongedaan kon worden gemaakt, zijn voorbij.',
  mergedOn:
    'Het behouden account is intussen zelf met een ander samengevoegd. Maak eerst die samenvoeging ongedaan.',
} as const satisfies TextsOf<typeof en>;
