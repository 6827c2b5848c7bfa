import type { TextsOf } from '../../../message-types.ts';
import type { authoringCourse as en } from './en.ts';

export const authoringCourse = {
  publish: 'Opublikuj',
  unpublish: 'Wycofaj',
  publishTitle: 'Opublikować „{name}”?',
  publishBody:
    'Studenci grup, którym kurs jest oferowany, widzą go wraz z opublikowanymi lekcjami od dnia rozpoczęcia w ich grupie.',
  unpublishTitle: 'Wycofać „{name}”?',
  unpublishBody: 'Studenci nie widzą kursu do ponownej publikacji. To, co w nim zrobili, zostaje.',
  published: '„{name}” – opublikowano.',
  unpublished: '„{name}” – wycofano.',
  stale:
    'Ktoś inny w międzyczasie to zmienił. Widzą Państwo teraz zapisany stan; prosimy zdecydować ponownie.',
  preview: 'Zobacz jak student',
  changes: 'Zmiany od publikacji',
  noChanges: 'Od publikacji {date} nic się nie zmieniło.',
  neverPublished:
    'Kurs nie był jeszcze publikowany. Po publikacji będą tu widoczne późniejsze zmiany.',
  newOrGone: 'Dodano lub usunięto',
  copy: 'Skopiuj kurs',
  copyBody:
    'Kopia otrzymuje teksty i obraz, wszystkie lekcje z nagraniami, napisami, plikami i zasadami oraz egzaminy. Nic nie jest opublikowane. To, co zrobili studenci, zostaje przy oryginale.',
  copyDo: 'Kopiuj',
  copied: 'Kopia „{name}” jest gotowa. Nic nie jest jeszcze opublikowane.',
  copyOfName: '{name} (kopia)',
  offerings: 'Przydziały',
  offer: 'Zaoferuj grupie',
  offerChange: 'Zmień daty w grupie {group}',
  offerSaved: 'Oferowany grupie {group} od {start} do {end}.',
  offerStopTitle: 'Przestać oferować grupie {group}?',
  offerStopBody: 'Osoby z grupy nie będą już widzieć kursu. To, co w nim zrobiły, zostaje.',
  offerStopped: '{group}: kurs nie jest już oferowany.',
  offerConflict:
    'Ktoś inny w międzyczasie zmienił ten przydział. Zapisane jest teraz: {start} – {end}. Wpisane dane pozostały; zapisz ponownie, aby je zastosować.',
  offerGone:
    'Ktoś inny w międzyczasie usunął ten przydział. Wpisane dane pozostały; zapisz ponownie, aby znów zaoferować kurs.',
  offerThere:
    'Kurs jest już oferowany tej grupie. Zapisane: {start} – {end}. Zapisz ponownie, aby zastąpić te daty swoimi.',
  upcoming: 'Zacznie się później',
  running: 'Trwa',
  over: 'Zakończone',
} as const satisfies TextsOf<typeof en>;
