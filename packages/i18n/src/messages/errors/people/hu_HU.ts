import type { TextsOf } from '../../../message-types.ts';
import type { errorsPeople as en } from './en.ts';

export const errorsPeople = {
  erased: 'Ennek a személynek az adatait törölték; a fiókjával már semmit sem lehet tenni.',
  merged:
    'Ezt a fiókot összevonták egy másikkal. Törölje a megtartott fiók adatait, és ezzel ezek is törlődnek.',
  mergedStays:
    'Ezt a fiókot összevonták egy másikkal, ezért zárva marad. Az újranyitáshoz vonja vissza az összevonást.',
  eraseSelf: 'A saját adatait itt nem törölheti.',
  lastSuperadmin: 'Az utolsó főadminisztrátor adatai nem törölhetők.',
  otherEmail: 'Ez nem a fiók e-mail-címe.',
  reasonNames: 'Az indoklás örökre megmarad, ezért nem nevezheti meg a személyt.',
  undoTooLate: 'Letelt az a harminc nap, amíg ez az összevonás visszavonható volt.',
  mergedOn:
    'A megtartott fiókot azóta összevonták egy másikkal. Először azt az összevonást vonja vissza.',
} as const satisfies TextsOf<typeof en>;
