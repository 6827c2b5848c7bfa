import type { TextsOf } from '../../../message-types.ts';
import type { authoringExam as en } from './en.ts';

export const authoringExam = {
  asked: 'Ce que demande l’examen',
  askedHint:
    'Les questions viennent de la banque du cours, s’écrivent ici ou sont tirées d’un lot pour chaque étudiant. Faites glisser une ligne à sa place, ou déplacez-la avec ses boutons et les touches fléchées.',
  translations: 'Autres langues',
  translationsHint:
    'Les étudiants lisent l’examen dans leur langue si elle figure ici ; sinon dans la langue de l’examen.',
  publishing: 'Mise en ligne',
  passing: 'Réussite et tentatives',
  timing: 'Temps et sortie',
  showing: 'Ordre et bonnes réponses',
  attemptsHint:
    'À partir de la deuxième tentative, une note suffisante compte au plus pour le plafond.',
  weightHint: 'Dans la note du cours, par rapport aux autres examens et devoirs. 0 ne compte pas.',
  practiceHint:
    'Les étudiants peuvent s’entraîner autant qu’ils le veulent sans que cela compte. Ce qui était juste et le résultat sont indiqués une fois l’examen réussi ou quand il ne leur reste plus de tentative.',
  timeHint:
    'Minutes ; vide signifie sans limite. Ce à quoi un étudiant a droit en plus s’ajoute tout seul.',
  leavingHint:
    'Qui quitte la page et ne revient pas à temps échoue à la tentative. Chaque fin de ce genre est conservée avec ses preuves.',
  graceHint:
    'Secondes pour revenir et continuer après avoir quitté, fermé ou rechargé la page, ou s’être déconnecté. D’habitude 60.',
  connectionGraceHint:
    'Secondes pendant lesquelles la page peut être sans connexion avant que la tentative échoue. Personne ne choisit une coupure : d’habitude 300.',
  shuffleHint: 'Chaque étudiant reçoit les questions dans un autre ordre.',
  shufflePartsHint:
    'Les réponses, les éléments et les options d’une question changent d’ordre à chaque fois.',
  answersShownHint: 'Personne ne lit les bonnes réponses avant la fin de sa propre tentative.',
  shownAtEnd: 'À la fin de la tentative',
  shownWhenPassed: 'Une fois réussi',
  shownWhenNoAttemptsLeft: 'Quand il ne reste plus de tentative, ou une fois réussi',
  shownAfterDeadline: 'Après la date limite du dernier groupe',
  shownNever: 'Jamais',
  answersTold:
    'La fin d’une tentative montre les réponses à ce que demande la suivante : il y a plus d’une tentative et rien n’est tiré d’une réserve. « Quand il ne reste plus de tentative » est recommandé.',
  complete: 'Il ne manque rien.',
  missing: 'Avant de pouvoir le publier',
  missingSome: 'Il manque quelque chose à certains lecteurs',
  gapNoQuestions: 'Il ne demande encore rien.',
  gapPool:
    '« {pool} » : {draw, number} à tirer pour {count, plural, one {# question} many {# questions} other {# questions}}.',
  gapUntitled: '{language} : le titre manque.',
  gapUntranslated:
    '{language} : absent de {count, plural, one {# question} many {# questions} other {# questions}} : {questions}',
  addLanguage: 'Ajouter une langue',
  removeLanguage: 'Retirer : {language}',
  totals:
    'Chaque étudiant a {questions, plural, one {# question} many {# questions} other {# questions}} pour {points, plural, one {# point} many {# points} other {# points}}.',
  fromBank: 'De la banque de questions',
  fromPool: 'Tirer d’un lot',
  courseFirst: 'Choisissez d’abord le cours.',
  draw: 'Combien',
  pointsEach: 'Points par question',
  removeItem: 'Retirer « {title} »',
  poolOf: 'Lot de {count, plural, one {# question} many {# questions} other {# questions}}',
  versionNumber: 'Version nº {number, number}',
  isNew: 'nouvelle, entre dans la banque',
  newer: 'Il existe une version plus récente : {number, number}.',
  takeNewer: 'La prendre',
  willTake: 'L’enregistrement prendra la version {number, number}.',
  keepVersion: 'Garder l’ancienne',
  addChosen: 'Ajouter {count, plural, one {# question} many {# questions} other {# questions}}',
  searchBank: 'Rechercher des questions',
  bankEmpty: 'Aucune question trouvée.',
  bankFound: 'Questions trouvées',
  there: 'déjà demandée',
  bankMore:
    '{count, plural, one {# autre ; cherchez-la.} many {# autres ; cherchez-les.} other {# autres ; cherchez-les.}}',
  poolBody: 'Chaque étudiant reçoit d’autres questions du lot. Toutes valent autant de points.',
  pool: 'Lot',
  noPools: 'Ce cours n’a pas d’autre lot.',
  toPools: 'Vers les lots de questions',
  drawMost: 'Le lot a {count, plural, one {# question} many {# questions} other {# questions}}.',
  noLimit: 'Sans limite',
  leavingAfter: 'Oui, après {grace}',
  drawnOf:
    '{draw, number} sur {count, plural, one {# question} many {# questions} other {# questions}}, tirées pour chaque étudiant',
  eachPoints:
    '{count, plural, one {# point chacune} many {# points chacune} other {# points chacune}}',
  guidance: 'Ce qu’il faut y trouver',
  given: 'Réponse donnée',
  givenRight: 'Juste',
  givenWrong: 'Faux',
  noResults: 'Personne n’a encore terminé cet examen.',
  copy: 'Copier l’examen',
  testRun: 'Essai',
  testBody:
    'Vous passez l’examen comme les étudiants de la langue choisie. Il est noté et ne compte pour personne ; il disparaît après un jour.',
  openTest: 'Ouvrir l’essai',
  windows: 'Ouverture et dates limites',
  windowsHint: 'Un groupe sans dates peut passer l’examen tant que son cours a lieu.',
  addWindows: 'Fixer des dates',
  changeWindow: 'Dates de {group}',
  noWindows: 'Aucun groupe n’a encore de dates.',
  onClock: 'à l’heure du campus ({zone})',
  windowUpcoming: 'Pas encore ouvert',
  windowOpen: 'Ouvert',
  windowLate: 'Date limite passée',
  windowClosed: 'Fermé',
  windowRemoved: 'Les dates de {group} sont supprimées',
  windowRemoveTitle: 'Supprimer les dates de {group} ?',
  windowRemoveBody:
    'Le groupe pourra alors passer l’examen tant que son cours a lieu. Les tentatives commencées gardent leur date limite.',
  windowsSaved:
    '{count, plural, one {Les dates de # groupe sont fixées} many {Les dates de # groupes sont fixées} other {Les dates de # groupes sont fixées}}',
  opensHint: 'Personne ne commence avant.',
  deadlineHint:
    'Qui rend après est en retard : une note suffisante compte au plus pour le plafond.',
  closesHint: 'Personne ne commence plus après.',
  timeOrder: 'Ceci précède un moment qu’il doit suivre.',
  noGroupsLeft: 'Tous les groupes du cours ont déjà des dates, ou il n’y en a pas.',
  preview: 'Ce que cela signifie',
  analysis: 'Analyse des questions',
  analysisHint:
    'Tentatives notées : {count}. La difficulté est la part des points obtenue ; la discrimination, ce que les meilleures tentatives en ont obtenu de plus que les plus faibles.',
  cut: 'Campus ou langue',
  answered: 'Réponses',
  difficulty: 'Difficulté',
  discrimination: 'Pouvoir discriminant',
  difficultyChart: 'Part des points obtenue, par question',
  verdict: 'Appréciation',
  verdictTooFew: 'Trop peu de réponses',
  verdictWrongKey: 'Vérifiez le corrigé',
  verdictTellsLittle: 'Distingue peu',
  verdictHard: 'Très difficile',
  verdictEasy: 'Très facile',
  verdictFine: 'Bonne',
  outlier: 'inhabituel',
  outlierIn: 'Inhabituel : {name}',
  choiceCounts: 'Combien de fois chaque réponse a été choisie',
  byRegion: 'Par campus',
  byLocale: 'Par langue',
  regrade: 'Noter à nouveau avec un autre corrigé',
  regradeBody:
    'Corrigez d’abord la réponse dans la banque de questions ; cela crée une nouvelle version. Toutes les tentatives avec cette question sont alors notées selon elle. Les notes corrigées à la main restent, et les étudiants concernés sont prévenus.',
  regradeOneVersion:
    'Cette question n’a qu’une version. Corrigez-la d’abord dans la banque de questions.',
  regradeVersion: 'Selon le corrigé de',
  regradeNothing:
    '{count, plural, one {# tentative comportait cette question ;} many {# tentatives comportaient cette question ;} other {# tentatives comportaient cette question ;}} aucun résultat ne changerait.',
  regradeCounts:
    'Sur {attempts, number} tentatives, {changed, number} changent : {toPass, number} deviennent réussies, {toFail, number} échouées.',
  regradeDo: 'Noter à nouveau',
  regraded: 'La question est notée à nouveau',
  before: 'Avant',
  after: 'Après',
  drag: 'Faites glisser à une autre place',
  newQuestion: 'Nouvelle question {number, number}',
  editQuestion: 'Modifier la question',
  notRevised: 'Rien n’est encore modifié.',
  reviseHint:
    'L’enregistrement crée la version {number, number}, que cet examen pose dès lors. Les tentatives déjà commencées gardent celle qui a été lue.',
  reviseOthers:
    'Posée aussi dans : {exams}. L’ancienne version y reste jusqu’à ce que quelqu’un prenne la nouvelle.',
  leaveQuestion: 'La laisser telle quelle',
  readLater: 'Lire ce qu’elle dit maintenant',
  laterSays:
    'Quelqu’un d’autre a enregistré la version {number, number}. Votre saisie figure ci-dessus ; l’enregistrement la remplacera.',
} as const satisfies TextsOf<typeof en>;
