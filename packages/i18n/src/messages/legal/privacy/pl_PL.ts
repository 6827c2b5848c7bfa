import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: 'Ochrona prywatności',
  updated: 'Ostatnia zmiana: {date}',
  intro:
    'Ta informacja wyjaśnia, jakie dane o użytkownikach przechowuje {organisation}, do czego służą i jakie prawa przysługują użytkownikom.',
  collectTitle: 'Co przechowujemy',
  collectBody:
    'Imię i nazwisko oraz dane kontaktowe, kampus i grupy, kursy, wyniki egzaminów, zadania i obecności, faktury i płatności oraz zapis ważnych czynności na koncie. Numery kart przechowuje wyłącznie operator płatności.',
  useTitle: 'Do czego tego używamy',
  useBody:
    'Danych używamy do nauczania, oceniania prac, wydawania świadectw, wysyłania wiadomości dotyczących studiów, rozliczania opłat i dbania o bezpieczeństwo serwisu. Nie sprzedajemy ich i nie wykorzystujemy w reklamie.',
  accessTitle: 'Kto je widzi',
  accessBody:
    'Każdy widzi własne dane. Wykładowcy i pracownicy widzą to, czego wymaga ich zadanie w danym kampusie. Inni studenci widzą imię i nazwisko tylko tam, gdzie studiują razem. Usługodawcy, którzy prowadzą serwis, wysyłają pocztę lub obsługują płatności, mogą używać danych wyłącznie do tego zadania.',
  abroadTitle: 'Różne kraje',
  abroadBody:
    'Uczelnia ma kampusy w kilku krajach. Dane mogą być przetwarzane w innym kraju niż kraj zamieszkania, z zachowaniem opisanej tu ochrony.',
  keepTitle: 'Jak długo je przechowujemy',
  keepBody:
    'Oceny i świadectwa przechowujemy bezterminowo, aby można było później potwierdzić wykształcenie. Dokumenty księgowe przechowujemy tak długo, jak wymaga tego prawo. Wszystko inne usuwamy, gdy przestaje być potrzebne.',
  cookiesTitle: 'Pliki cookie i pamięć urządzenia',
  cookiesBody:
    'Używamy jednego pliku cookie, który utrzymuje zalogowanie, i jednego, który zapamiętuje język. Przeglądarka zapisuje też ustawienia i ostatnio otwarte strony, aby serwis działał szybko. Nie ma reklamowych plików cookie.',
  rightsTitle: 'Prawa użytkownika',
  rightsBody:
    'Można zapytać, jakie dane są przechowywane, poprawić błędy, otrzymać kopię oraz zażądać usunięcia danych, których nie musimy przechowywać. Można także złożyć skargę do organu ochrony danych w swoim kraju.',
  contactTitle: 'Kontakt',
  contactBody: 'W każdej sprawie dotyczącej danych prosimy pisać do biura swojego kampusu.',
} as const satisfies TextsOf<typeof en>;
