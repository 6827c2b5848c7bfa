import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Points obtenus',
  percent: 'En pourcentage, les moitiés arrondies vers le haut',
  passMark: 'Seuil de réussite',
  retake: 'Une réussite à une nouvelle tentative compte au plus pour {cap, number, percent}',
  late: 'Une réussite après la date limite compte au plus pour {cap, number, percent}',
  retakeAndLate:
    'Une réussite à une nouvelle tentative et après la date limite compte au plus pour {cap, number, percent}',
  left: 'La tentative s’est terminée avant la remise et compte comme un échec',
  timeUp: 'Le temps était écoulé : ce qui était enregistré a été remis',
  corrected: 'Corrigé à la main',
  marking: 'Certaines réponses sont encore en cours de notation',
  recorded: 'Reporté d’un examen sur papier',
  moreTime: 'Votre durée est de {factor, number, percent} de la durée habituelle',
  breaks:
    '{minutes, plural, one {# minute de pause s’ajoute} many {# de minutes de pause s’ajoutent} other {# minutes de pause s’ajoutent}} à votre durée',
  extraAttempts:
    '{count, plural, one {# tentative} many {# de tentatives} other {# tentatives}} de plus que d’habitude',
  mayLeave: 'Quitter la page ne fait pas échouer votre tentative',
  grace:
    'Vous pouvez vous absenter jusqu’à {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}',
  largerType: 'Les questions s’affichent en plus grands caractères',
  readAloud: 'Les questions peuvent être lues à haute voix',
} as const satisfies TextsOf<typeof en>;
