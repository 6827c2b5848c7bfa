import type { TextsOf } from '../../../message-types.ts';
import type { learningResult as en } from './en.ts';

export const learningResult = {
  marking: 'Ваш іспит перевіряється',
  markingText:
    'Ваші письмові відповіді читає людина. Коли результат буде готовий, вас повідомлять.',
  timeUpText: 'Час сплив. Здано те, на що ви встигли відповісти.',
  closedText: 'Сторінку було закрито й не відкрито вчасно, тому спроба вважається нескладеною.',
  lostText: 'Зв’язок зник і не відновився вчасно, тому спроба вважається нескладеною.',
  loggedOutText:
    'Ви вийшли з облікового запису й не увійшли знову вчасно, тому спроба вважається нескладеною.',
  staffText: 'Викладач завершив цю спробу.',
  practiceText: 'Це було тренування. Результат не зараховується.',
  howScore: 'Як вийшов результат',
  evidence: 'Що було занотовано',
  eventStarted: 'Спробу почато',
  eventCameBack: 'Сторінку знову відкрито',
  eventHidden: 'Перехід до іншого вікна',
  eventLeft: 'Сторінку залишено',
  eventClosed: 'Сторінку закрито',
  eventLost: 'Зв’язок зник',
  eventLoggedOut: 'Вихід з облікового запису',
  eventWarned: 'Попередження перед виходом',
  eventExtended: 'Дано більше часу',
  eventMessage: 'Повідомлення викладача',
  eventHandedIn: 'Здано',
  eventTimeUp: 'Час сплив',
  eventFailed: 'Вважається нескладеною',
  eventRestored: 'Спробу відновлено',
  eventEnded: 'Завершено викладачем',
  eventServerAway: 'Сервер був недоступний; цей час не зараховується',
  eventClockCorrected: 'Годинник сервера було переведено; час, що лишався, не змінився',
  partly: 'Правильно частково',
  notGraded: 'Ще не оцінено',
  comment: 'Коментар',
  notShown: 'Правильні відповіді цього іспиту наразі не показуються.',
} as const satisfies TextsOf<typeof en>;
