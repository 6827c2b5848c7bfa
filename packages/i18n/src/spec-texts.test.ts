import { describe, expect, it } from 'vitest';
import { englishMessages as english } from './testing/index.ts';

/** Texts that the product's description fixes word for word, and the message that holds each. */
const fixed = {
  'Oops, something went wrong': english['shell.crashTitle'],
  'Oops, 404 - PAGE NOT FOUND': english['shell.notFoundTitle'],
  IMPERSONATING: english['shell.impersonating'],
  'Add New': english['common.addNew'],
  'Are you sure? This is permanent!': english['common.areYouSure'],
  'Unsaved changes. Are you sure you want to leave this page?': english['common.unsavedChanges'],
  'Failed to fetch currency, check internet connection':
    english['resources.currencies.ratesFailed'],
  'Required field missing': english['common.requiredFieldMissing'],
  'No Access': english['common.noAccess'],
  'No data': english['common.noData'],
  'Nothing to show yet': english['common.nothingToShow'],
  'Success!': english['common.success'],
  select: english['common.select'],
  'Acceptance is required to enter the site': english['account.acceptanceRequired'],
  'Use the offline app to logon': english['errors.offlineApp'],
  'Response not successful: Received status code {code}': english['errors.badStatus'],
  'You cannot sit this exam as you have exceeded the allowed number of attempts':
    english['errors.examNoAttemptsLeft'],
  'Please see your instructor to discuss further options': english['errors.examSeeInstructor'],
  'Warning: You will FAIL this attempt if you leave this page. Are you sure you want to leave?':
    english['errors.examLeaveWarning'],
  'Only groups of the offline-app kind can take exams in the app':
    english['errors.examOfflineOnly'],
  'No subtitles found for this lesson': english['lesson.noSubtitles'],
  'Disable AirPlay to access subtitles': english['lesson.subtitlesAirPlay'],
  'Questions & Answers': english['exam.questionsAndAnswers'],
  'Try Again': english['exam.tryAgain'],
  Congratulations: english['exam.congratulations'],
  'Error: Invalid state parameter': english['errors.identity.invalidState'],
  'Error: No authorization code received': english['errors.identity.noCode'],
  'Error Connecting': english['person.signin.errorConnecting'],
  'Please try again': english['person.signin.pleaseTryAgain'],
  'Failed to upload part {n}': english['uploads.failedPart'],
  'Upload canceled by user': english['uploads.canceled'],
  'Missing upload ID or token': english['uploads.missingInfo'],
  'Failed chunk upload': english['uploads.failedChunk'],
  'Please select the file with the name: {name}': english['uploads.selectSame'],
  'Please select a file first!': english['uploads.selectFirst'],
  'Back to Login': english['person.access.backToLogin'],
} as const;

const buttons = 'Save Cancel Add Edit Sync Update Delete Previous Next Details'.split(' ');

describe('the English texts', () => {
  it.each(Object.entries(fixed))('say %j word for word', (wanted, text) => {
    expect(text).toBe(wanted);
  });

  it('label the common buttons', () => {
    const labels = Object.entries(english).flatMap(([id, text]) =>
      id.startsWith('common.') ? [text] : [],
    );
    expect(buttons.filter((label) => !labels.includes(label))).toEqual([]);
  });
});
