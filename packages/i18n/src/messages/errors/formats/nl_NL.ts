import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable:
    'Dit bestand kan niet in het gekozen formaat worden gelezen. Misschien heeft het een ander formaat of is het afgekapt.',
  noQuestions: 'In dit bestand staat geen vraag.',
  tooMany: 'Een bestand bevat ten hoogste {max, number} vragen.',
  unknownKind: 'Dit soort vraag is hier niet bekend: {kind}',
  noAnswers: 'Er staan geen antwoorden tussen accolades: dit is een tekst, geen vraag.',
  variables: 'Variabelen maken hiervan voor iedereen een andere vraag; dat is hier niet bekend.',
  severalInOne: 'Hier staan meerdere vragen in één; dat is niet bekend: {kind}',
  noText: 'Een tekst van de vraag of van een antwoord ontbreekt.',
  feedback: 'Hints en feedbackteksten komen niet mee.',
  media: 'Afbeeldingen, geluiden en bestanden komen niet mee.',
  formatting: 'Vet, lijsten en tabellen worden gewone tekst.',
  weights: 'Antwoorden die een deel van de punten gaven, tellen geheel of niet.',
  points: 'De punten worden in een examen gegeven, niet in de vraag.',
  wildcards: 'Antwoorden met jokertekens zoals * vallen weg.',
  severalNumbers: 'Van meerdere juiste getallen komt er één mee.',
  choicesToText: 'Wat uit een lijst werd gekozen, wordt hier ingevuld.',
  encoding: 'Enkele tekens waren niet leesbaar.',
  otherLanguages: 'Alleen de teksten in de taal van de cursus staan in het bestand.',
  choiceWords: 'De woorden van de twee antwoorden worden de gewone voor waar en onwaar.',
  guidance: 'De aanwijzingen voor wie beoordeelt, komen niet mee.',
  maxWords: 'Het maximale aantal woorden komt niet mee.',
  unit: 'De eenheid, of op één na alle, komt niet mee.',
  allOrNothing: 'Het formaat kan niet zeggen dat alleen een geheel juist antwoord telt.',
  caseSensitive: 'Of hoofdletters meetellen, blijft niet precies bewaard.',
  tolerance: 'Getallen in invulvelden moeten precies worden geschreven.',
  pairsToColumns: 'Wat vrij tot paren kon worden gemaakt, staat in twee kolommen.',
  marksToChoices: 'Woorden die in de tekst werden gemarkeerd, staan als keuzes eronder.',
  leftOut: 'Deze vraag staat niet in het bestand: het formaat kent zoiets niet.',
} as const satisfies TextsOf<typeof en>;
