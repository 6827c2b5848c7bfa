export {
  BEGINNINGS_PER_ADDRESS,
  MAILS_PER_ACCOUNT,
  MAILS_PER_ADDRESS,
  REPEAT_SECONDS,
  REPORTS,
  TRIES_PER_ADDRESS,
} from './throttle.rules.ts';
export {
  consumeMailBudget,
  consumeReportBudget,
  countBeginning,
  countTry,
  forgetTries,
} from './throttle.ts';
