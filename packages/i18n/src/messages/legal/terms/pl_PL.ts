import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: 'Regulamin',
  updated: 'Ostatnia zmiana: {date}',
  intro:
    'Ten regulamin obowiązuje wszystkich, którzy korzystają z {organisation}: studentów, absolwentów, wykładowców i pracowników. Jego akceptacja oznacza zobowiązanie do przestrzegania go.',
  accountTitle: 'Konto',
  accountBody:
    'Konto należy tylko do jednej osoby. Hasło należy zachować w tajemnicy, podawać o sobie prawdziwe dane i dbać o ich aktualność. W razie podejrzenia, że z konta korzysta ktoś inny, należy natychmiast powiadomić biuro.',
  studyTitle: 'Nauka i egzaminy',
  studyBody:
    'Prace należy wykonywać samodzielnie. Nie wolno przekazywać pytań egzaminacyjnych ani odpowiedzi, ani pozwalać, by ktoś inny zdawał egzamin w zastępstwie. Opuszczenie egzaminu przed jego zakończeniem oznacza niezaliczone podejście. Obowiązują tu również zasady kampusu dotyczące obecności, terminów i ocen.',
  contentTitle: 'Materiały kursowe',
  contentBody:
    'Lekcje, filmy, dokumenty i egzaminy należą do uczelni lub do ich autorów. Można z nich korzystać na potrzeby własnej nauki. Bez pisemnej zgody nie wolno ich publikować, sprzedawać ani udostępniać.',
  conductTitle: 'Wzajemny szacunek',
  conductBody:
    'Innych należy traktować z szacunkiem. Nie wolno wysyłać obelg, reklam ani szkodliwych plików, ani próbować dotrzeć do danych przeznaczonych dla kogoś innego. Wiadomości do byłych studentów nie mogą służyć zbieraniu funduszy ani reklamie.',
  paymentsTitle: 'Opłaty i płatności',
  paymentsBody:
    'Opłaty są należne zgodnie z fakturą. Po wyrażeniu zgody na plan płatności kwoty są pobierane automatycznie w ustalonych dniach, aż do opłacenia faktury lub zakończenia planu.',
  availabilityTitle: 'Dostępność',
  availabilityBody:
    'Dbamy o to, by serwis działał zawsze, ale nie możemy tego obiecać. Może zostać przerwany przez prace konserwacyjne lub usterki. Jeśli usterka uniemożliwia dotrzymanie terminu, prosimy porozmawiać z wykładowcą.',
  endingTitle: 'Koniec korzystania',
  endingBody:
    'Dostęp kończy się z chwilą opuszczenia uczelni, chyba że dana osoba jest jej absolwentem. Możemy zamknąć konto, które narusza ten regulamin. Oceny i świadectwa są wtedy nadal przechowywane.',
  changesTitle: 'Zmiany regulaminu',
  changesBody:
    'Jeśli istotnie zmienimy ten regulamin, poprosimy o jego ponowną akceptację przed dalszym korzystaniem z serwisu.',
  contactTitle: 'Pytania',
  contactBody: 'Na każde pytanie dotyczące regulaminu odpowie biuro kampusu.',
} as const satisfies TextsOf<typeof en>;
