import type { TextsOf } from '../../../message-types.ts';
import type { authoringExam as en } from './en.ts';

export const authoringExam = {
  asked: 'Lo que pregunta el examen',
  askedHint:
    'Las preguntas vienen del banco del curso, se escriben aquí o se sortean de un grupo para cada estudiante. Arrastre una fila a su lugar o muévala con sus botones y las flechas del teclado.',
  translations: 'Otros idiomas',
  translationsHint:
    'Los estudiantes leen el examen en su idioma si está escrito aquí; si no, en el idioma del examen.',
  publishing: 'Publicación',
  passing: 'Aprobación e intentos',
  timing: 'Tiempo y salida',
  showing: 'Orden y respuestas correctas',
  attemptsHint:
    'A partir del segundo intento, una calificación aprobatoria cuenta a lo sumo como el tope.',
  weightHint: 'En la nota del curso, frente a los demás exámenes y tareas. 0 no cuenta.',
  practiceHint:
    'Los estudiantes pueden practicar cuantas veces quieran sin que cuente. Lo que era correcto y el resultado se muestran cuando han aprobado el examen o ya no les quedan intentos.',
  timeHint:
    'Minutos; vacío significa sin límite. Lo que un estudiante tenga además se suma por sí solo.',
  leavingHint:
    'Quien sale de la página y no vuelve a tiempo reprueba el intento. Cada final así se guarda con sus pruebas.',
  graceHint:
    'Segundos para volver y continuar después de salir de la página, cerrarla o recargarla, o de cerrar la sesión. Lo habitual es 60.',
  connectionGraceHint:
    'Segundos que la página puede estar sin conexión antes de que el intento cuente como reprobado. Nadie elige perder la conexión: lo habitual es 300.',
  shuffleHint: 'Cada estudiante recibe las preguntas en otro orden.',
  shufflePartsHint:
    'Las respuestas, los elementos y las opciones de una pregunta aparecen cada vez en otro orden.',
  answersShownHint:
    'Nadie lee cuáles respuestas eran correctas antes de terminar su propio intento.',
  shownAtEnd: 'Al final del intento',
  shownWhenPassed: 'Cuando se aprueba',
  shownWhenNoAttemptsLeft: 'Cuando ya no quedan intentos o se aprueba',
  shownAfterDeadline: 'Después de la fecha límite del último grupo',
  shownNever: 'Nunca',
  answersTold:
    'El final de un intento muestra las respuestas de lo que pregunta el siguiente: hay más de un intento y no se elige de ningún banco. Se recomienda «Cuando ya no quedan intentos».',
  complete: 'No falta nada.',
  missing: 'Antes de publicarlo',
  missingSome: 'A algunos lectores les falta algo',
  gapNoQuestions: 'Todavía no pregunta nada.',
  gapPool:
    '“{pool}”: se sortean {draw, number} y hay {count, plural, one {# pregunta} many {# preguntas} other {# preguntas}}.',
  gapUntitled: '{language}: falta el título.',
  gapUntranslated:
    '{language}: falta en {count, plural, one {# pregunta} many {# preguntas} other {# preguntas}}: {questions}',
  addLanguage: 'Agregar idioma',
  removeLanguage: 'Quitar {language}',
  totals:
    'A cada estudiante se le hacen {questions, plural, one {# pregunta} many {# preguntas} other {# preguntas}} por {points, plural, one {# punto} many {# puntos} other {# puntos}}.',
  fromBank: 'Del banco de preguntas',
  fromPool: 'Sortear de un grupo',
  courseFirst: 'Primero elija el curso.',
  draw: 'Cuántas',
  pointsEach: 'Puntos por pregunta',
  removeItem: 'Quitar “{title}”',
  poolOf: 'Grupo de {count, plural, one {# pregunta} many {# preguntas} other {# preguntas}}',
  versionNumber: 'Versión {number, number}',
  isNew: 'nueva, pasa al banco',
  newer: 'Hay una versión más nueva: {number, number}.',
  takeNewer: 'Tomarla',
  willTake: 'Al guardar se toma la versión {number, number}.',
  keepVersion: 'Conservar la anterior',
  addChosen: 'Agregar {count, plural, one {# pregunta} many {# preguntas} other {# preguntas}}',
  searchBank: 'Buscar preguntas',
  bankEmpty: 'No se encontró ninguna pregunta.',
  bankFound: 'Preguntas encontradas',
  there: 'ya está',
  bankMore:
    '{count, plural, one {# más; búsquela.} many {# más; búsquelas.} other {# más; búsquelas.}}',
  poolBody:
    'A cada estudiante se le hacen otras preguntas del grupo. Todas valen los mismos puntos.',
  pool: 'Grupo de preguntas',
  noPools: 'Este curso no tiene otro grupo de preguntas.',
  toPools: 'A los grupos de preguntas',
  drawMost:
    'El grupo tiene {count, plural, one {# pregunta} many {# preguntas} other {# preguntas}}.',
  noLimit: 'Sin límite',
  leavingAfter: 'Sí, después de {grace}',
  drawnOf:
    '{draw, number} de {count, plural, one {# pregunta} many {# preguntas} other {# preguntas}}, sorteadas para cada estudiante',
  eachPoints:
    '{count, plural, one {# punto cada una} many {# puntos cada una} other {# puntos cada una}}',
  guidance: 'Qué buscar',
  given: 'Respuesta dada',
  givenRight: 'Correcta',
  givenWrong: 'Incorrecta',
  noResults: 'Nadie ha terminado este examen todavía.',
  copy: 'Copiar examen',
  testRun: 'Prueba',
  testBody:
    'Usted presenta el examen como los estudiantes del idioma elegido. Se califica y no cuenta para nadie; al cabo de un día desaparece.',
  openTest: 'Abrir la prueba',
  windows: 'Apertura y fechas límite',
  windowsHint: 'Un grupo sin fechas puede presentar el examen mientras dure su curso.',
  addWindows: 'Fijar fechas',
  changeWindow: 'Fechas de {group}',
  noWindows: 'Ningún grupo tiene fechas propias todavía.',
  onClock: 'según el reloj del campus ({zone})',
  windowUpcoming: 'Aún no abre',
  windowOpen: 'Abierto',
  windowLate: 'Fecha límite vencida',
  windowClosed: 'Cerrado',
  windowRemoved: 'Se quitaron las fechas de {group}',
  windowRemoveTitle: '¿Quitar las fechas de {group}?',
  windowRemoveBody:
    'El grupo podrá presentar el examen mientras dure su curso. Los intentos iniciados conservan su fecha límite.',
  windowsSaved:
    '{count, plural, one {Se fijaron las fechas de # grupo} many {Se fijaron las fechas de # grupos} other {Se fijaron las fechas de # grupos}}',
  opensHint: 'Nadie comienza antes.',
  deadlineHint:
    'Quien entrega después llega tarde: una calificación aprobatoria cuenta a lo sumo como el tope.',
  closesHint: 'Después nadie comienza ya.',
  timeOrder: 'Esto es anterior a un momento al que debe seguir.',
  noGroupsLeft: 'Todos los grupos del curso ya tienen fechas, o no hay ninguno.',
  preview: 'Lo que significa',
  analysis: 'Análisis de preguntas',
  analysisHint:
    'Intentos calificados: {count}. La dificultad es la parte de los puntos que dio la pregunta; la discriminación, cuánto más de ella obtuvieron los mejores intentos que los más débiles.',
  cut: 'Campus o idioma',
  answered: 'Respuestas',
  difficulty: 'Dificultad',
  discrimination: 'Discriminación',
  difficultyChart: 'Parte de los puntos obtenida por pregunta',
  verdict: 'Valoración',
  verdictTooFew: 'Muy pocas respuestas',
  verdictWrongKey: 'Revise la clave',
  verdictTellsLittle: 'Distingue poco',
  verdictHard: 'Muy difícil',
  verdictEasy: 'Muy fácil',
  verdictFine: 'Buena',
  outlier: 'inusual',
  outlierIn: 'Inusual: {name}',
  choiceCounts: 'Cuántas veces se eligió cada respuesta',
  byRegion: 'Por campus',
  byLocale: 'Por idioma',
  regrade: 'Calificar de nuevo con otra clave',
  regradeBody:
    'Primero corrija la clave en el banco de preguntas; eso crea una versión nueva. Después se califican con ella todos los intentos con esta pregunta. Las calificaciones corregidas a mano se conservan y se avisa a quien le cambie el resultado.',
  regradeOneVersion:
    'Esta pregunta tiene una sola versión. Corríjala primero en el banco de preguntas.',
  regradeVersion: 'Con la clave de',
  regradeNothing:
    '{count, plural, one {# intento tuvo esta pregunta;} many {# intentos tuvieron esta pregunta;} other {# intentos tuvieron esta pregunta;}} ningún resultado cambiaría.',
  regradeCounts:
    'De {attempts, number} intentos cambian {changed, number}: {toPass, number} pasan a aprobado y {toFail, number} a reprobado.',
  regradeDo: 'Calificar de nuevo',
  regraded: 'La pregunta se calificó de nuevo',
  before: 'Antes',
  after: 'Después',
  drag: 'Arrastre a otro lugar',
  newQuestion: 'Pregunta nueva {number, number}',
  editQuestion: 'Editar la pregunta',
  notRevised: 'Todavía no hay cambios.',
  reviseHint:
    'Al guardar se crea la versión {number, number}, que este examen usará desde entonces. Los intentos ya iniciados conservan la que leyeron.',
  reviseOthers:
    'También está en: {exams}. Ahí se conserva la versión anterior hasta que alguien tome la nueva.',
  leaveQuestion: 'Dejarla como estaba',
  readLater: 'Leer lo que dice ahora',
  laterSays:
    'Otra persona guardó la versión {number, number}. Lo que usted escribió está arriba; al guardar, la sustituye.',
} as const satisfies TextsOf<typeof en>;
