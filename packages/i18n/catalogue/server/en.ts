export const texts = {
  'errors.appeals.anotherReader': 'You graded this or read it first. Somebody else decides.',
  'errors.appeals.decidedBefore':
    'An appeal about this result was already decided. The decision is final.',
  'errors.appeals.notPossible': 'There is nothing to appeal against here.',
  'errors.appeals.over': 'This appeal is over: it was decided or withdrawn.',
  'errors.appeals.ownDecision': 'Nobody decides an appeal of their own.',
  'errors.appeals.waiting': 'Your appeal is already being looked at.',
  'errors.appeals.windowOver':
    'An appeal is possible for {days} days after the result. This time is over.',
  'errors.assignments.closed': 'The deadline has passed: nothing can be handed in any more.',
  'errors.assignments.completion': 'Please choose complete or incomplete.',
  'errors.assignments.dueBeforeOpening': 'The deadline must be after the opening.',
  'errors.assignments.filesOnly': 'This assignment takes files only, no text.',
  'errors.assignments.graded': 'This work has been graded: nothing can be changed any more.',
  'errors.assignments.handedIn':
    'This work has been handed in. Please take it back before you change it.',
  'errors.assignments.kindStays': 'Work has been handed in already, so the kind stays as it is.',
  'errors.assignments.lateReason': 'Please say why it comes late.',
  'errors.assignments.notYet': 'This assignment is not open yet.',
  'errors.assignments.nothing': 'Please write something or add a file before you hand it in.',
  'errors.assignments.ownWork': 'Nobody grades their own work.',
  'errors.assignments.score': 'Please give a score from 0 to 100.',
  'errors.assignments.textOnly': 'This assignment takes text only, no files.',
  'errors.assignments.tooManyComments':
    'There is room for {max, number} saved comments. Please remove one that you no longer need.',
  'errors.assignments.tooManyFiles':
    'There is room for {max, plural, one {# file} other {# files}}.',
  'errors.assignments.untilPassed': 'Please choose a moment that is still to come.',
  'errors.courses.checkAfterEnd': 'This time is not before the end of the recording.',
  'errors.courses.checkKind':
    'Only single and multiple choice, true or false, and short answers can be asked here.',
  'errors.courses.checkOfOtherCourse': 'This question belongs to another course.',
  'errors.courses.checkSameTime': 'Another question is asked at this time already.',
  'errors.courses.hasRecordings':
    'This lesson has recordings. Please remove them before it becomes a text.',
  'errors.courses.playsNothing':
    'A lesson of this kind plays nothing. Please choose another kind first.',
  'errors.exam.attemptOpen':
    'The student is sitting this exam right now. Record the result when that attempt has ended.',
  'errors.exam.choiceCount': 'Give {min, number} to {max, number} choices.',
  'errors.exam.closed': 'This exam is closed. It can no longer be begun.',
  'errors.exam.earnedBounds': 'Give 0 to {max, number} points.',
  'errors.exam.inFuture': 'This moment is still to come.',
  'errors.exam.marksStand':
    'These marks can be changed, but no longer be taken back: the score was corrected, or the student has begun another attempt.',
  'errors.exam.noPractice': 'This exam cannot be practised.',
  'errors.exam.nobodySits': 'Nobody is sitting this exam at the moment.',
  'errors.exam.notInGroup': 'This person does not study in the chosen group.',
  'errors.exam.notOffered': 'The course of this exam is not offered to the chosen group.',
  'errors.exam.notOpenYet': 'This exam is not open yet.',
  'errors.exam.notRestorable': 'This attempt cannot be opened again.',
  'errors.exam.numberAhead':
    'This answer has a number that no page can have given it. Please reload the page and answer again.',
  'errors.exam.oneCorrect': 'Mark exactly one choice as correct.',
  'errors.exam.oneSource': 'Choose one question, one pool, or write a new question.',
  'errors.exam.otherAttemptOpen': 'Another attempt of this exam is open.',
  'errors.exam.ownResult': 'Nobody records or corrects a result of their own.',
  'errors.exam.poolTooSmall': 'The pool has fewer questions than are to be drawn.',
  'errors.exam.questionNeeded': 'An exam needs at least one question before it can be published.',
  'errors.exam.sameScore': 'The score is the same already.',
  'errors.exam.twoChoices': 'A true/false question has exactly two choices.',
  'errors.exam.windowOrder': 'This moment must be after the one before it.',
  'errors.formats.allOrNothing': 'The format cannot say that only a wholly right answer counts.',
  'errors.formats.caseSensitive': 'Whether capital letters count is not kept exactly.',
  'errors.formats.choiceWords':
    'The words of the two choices become the usual ones for true and false.',
  'errors.formats.choicesToText': 'What was chosen from a list is written into a blank here.',
  'errors.formats.encoding': 'Some characters could not be read.',
  'errors.formats.feedback': 'Hints and feedback texts do not come along.',
  'errors.formats.formatting': 'Bold, lists and tables become plain text.',
  'errors.formats.guidance': 'The notes for who grades do not come along.',
  'errors.formats.leftOut': 'This question is not in the file: the format has nothing like it.',
  'errors.formats.marksToChoices': 'Words that were marked in the text are offered as choices.',
  'errors.formats.maxWords': 'The limit of words does not come along.',
  'errors.formats.media': 'Pictures, sounds and files do not come along.',
  'errors.formats.noAnswers':
    'There are no answers between braces: this is a text, not a question.',
  'errors.formats.noQuestions': 'There is no question in this file.',
  'errors.formats.noText': 'A text of the question or of an answer is missing.',
  'errors.formats.otherLanguages': 'Only the texts in the course’s language are in the file.',
  'errors.formats.pairsToColumns': 'Entries that could be paired freely stand in two columns.',
  'errors.formats.points': 'The points are given in an exam, not in the question.',
  'errors.formats.severalInOne': 'Several questions stand in one here, which is not known: {kind}',
  'errors.formats.severalNumbers': 'Only one of several right numbers comes along.',
  'errors.formats.tolerance': 'Numbers in blanks have to be written exactly.',
  'errors.formats.tooMany': 'A file brings at most {max, number} questions.',
  'errors.formats.unit': 'The unit, or all but one of several, does not come along.',
  'errors.formats.unknownKind': 'This kind of question is not known here: {kind}',
  'errors.formats.unreadable':
    'This file cannot be read in the chosen format. It may be of another format, or cut off.',
  'errors.formats.variables':
    'Variables make this another question for each person, which is not known here.',
  'errors.formats.weights': 'Answers that brought a part of the points count fully or not at all.',
  'errors.formats.wildcards': 'Answers with placeholders such as * are left out.',
  'errors.grades.bandLast': 'The last letter must begin at 0, so that every score has one.',
  'errors.grades.bandOrder': 'Each letter must begin lower than the one above it.',
  'errors.grades.bandPoints': 'A lower letter is not worth more points.',
  'errors.grades.blocks': 'Each part of the page must be there once.',
  'errors.grades.letterTwice': 'This letter is there twice.',
  'errors.grades.neededBlock': 'No transcript is without this part.',
  'errors.grades.nothingCompleted': 'No course is complete yet, so there is nothing to issue.',
  'errors.group.endsBeforeStart': 'The last day must be after the first day.',
  'errors.group.memberTwice': 'Already in this group in this role, or named twice: {names}',
  'errors.group.unknownMember':
    'One of these people does not exist, or you do not have access to them.',
  'errors.identity.commonPassword':
    'This is one of the most common passwords, which is tried first by whoever guesses. Please choose another one.',
  'errors.identity.factorOff': 'This person has no authenticator app.',
  'errors.identity.factorOn': 'An authenticator app is set up already.',
  'errors.identity.flowOver': 'This took too long. Please log in again.',
  'errors.identity.inPerson':
    'You are looking through this person’s account. Only they can do this themselves.',
  'errors.identity.invalidState': 'Error: Invalid state parameter',
  'errors.identity.lookingOnly':
    'You are only looking through this person’s account. To change something for them, first say why.',
  'errors.identity.manyPasskeys':
    'You have as many passkeys as are possible. Please remove one first.',
  'errors.identity.noCode': 'Error: No authorization code received',
  'errors.identity.notOffered': 'This is not offered here.',
  'errors.identity.passkeyRefused': 'This passkey was not accepted. Please try again.',
  'errors.identity.personName':
    'Enter a name: up to 60 letters, with spaces, apostrophes, hyphens, and dots after abbreviations. It cannot hold numbers or web or e-mail addresses.',
  'errors.identity.providerRefused': 'The other provider did not accept this. Please begin again.',
  'errors.identity.providerUnreachable':
    'The other provider cannot be reached. Please try again later.',
  'errors.identity.secondFactorNeeded': 'Please enter the code of your authenticator app.',
  'errors.identity.secondFactorRequired':
    'Your college asks you to set up an authenticator app first.',
  'errors.identity.tooManyLive':
    'Too many pages of this site are open at the same time. Please close some of them.',
  'errors.identity.tooManyMails':
    'Too many e-mails have been sent. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'errors.identity.workAccountUnknown':
    'There is no account here for the verified e-mail address of this work account.',
  'errors.identity.wrongCode': 'This code is not correct, or it was used already.',
  'errors.imports.ambiguousGroup': 'Several groups have this name. Name the region as well.',
  'errors.imports.changedSince': 'Something changed since the dry run. Look at it again.',
  'errors.imports.notDone': 'Only an import that is finished and not yet undone can be undone.',
  'errors.imports.repeated': 'This e-mail address stands in more than one line of the file.',
  'errors.imports.roleNeedsRegion': 'A role is given in a region. Name the region as well.',
  'errors.imports.unknownGroup': 'You have no group of this name.',
  'errors.imports.unknownPerson':
    'You have no person with this e-mail address. Import people first.',
  'errors.imports.unknownRegion': 'You have no region of this name.',
  'errors.imports.unknownRole': 'There is no role of this name.',
  'errors.learning.examNeedsLessons': 'Please see the lessons that this exam asks for first.',
  'errors.learning.tooManyNotes':
    'There is room for {max, number} notes in a lesson. Please remove one that you no longer need.',
  'errors.outage.now':
    'This is not possible at the moment. Please try again in a few minutes. If it goes on, tell us this number: {id}',
  'errors.people.eraseSelf': 'You cannot erase yourself.',
  'errors.people.erased':
    'This person was erased; nothing can be done with their account any more.',
  'errors.people.lastSuperadmin': 'The last super administrator cannot be erased.',
  'errors.people.merged':
    'This account was merged into another one. Erase the kept account, and this one goes with it.',
  'errors.people.mergedOn':
    'The kept account was itself merged into another one since. Undo that merger first.',
  'errors.people.mergedStays':
    'This account was merged into another one and stays closed. Undo the merger to open it again.',
  'errors.people.otherEmail': 'This is not the e-mail address of the account.',
  'errors.people.reasonNames': 'The reason is kept for ever, so it must not name the person.',
  'errors.people.undoTooLate': 'The thirty days in which this merger could be undone are over.',
  'errors.questions.acceptedCount': 'Give {min, number} to {max, number} accepted answers.',
  'errors.questions.answered': 'Students have answered this question. It can be archived instead.',
  'errors.questions.asked': 'These exams ask this question: {exams}. It can be archived instead.',
  'errors.questions.askedInLessons':
    'Recordings of these lessons stop for this question: {lessons}. It can be archived instead.',
  'errors.questions.blanksInText': 'Every blank stands exactly once in the text of each language.',
  'errors.questions.eachMatched': 'Choose the matching answer for every statement.',
  'errors.questions.moreExams': '{count, plural, one {# more exam} other {# more exams}}',
  'errors.questions.optionCount': 'Offer {min, number} to {max, number} answers to match with.',
  'errors.questions.partCount': 'Give {min, number} to {max, number} entries.',
  'errors.questions.poolOfOtherCourse': 'This pool belongs to another course.',
  'errors.questions.revised':
    'Somebody else has changed this question meanwhile. Nothing is saved.',
  'errors.questions.rightAndWrong':
    'Mark at least one choice as correct, and leave at least one unmarked.',
  'errors.questions.stays': 'This can no longer be changed.',
  'errors.records.nothingToRestore':
    'There is nothing left to put back: these values are already in force.',
  'errors.records.sittingNow':
    'One of the two is sitting an exam right now. Please wait until it is over.',
  'errors.requests.choicesNeeded': 'Enter at least two choices, all of them different.',
  'errors.requests.fieldNeeded': 'Add at least one question before you publish the form.',
  'errors.requests.formChanged':
    'This form was changed while you were filling it in. Please check what you wrote and send it again.',
  'errors.requests.formInUse':
    'People have already filled in this form, so it cannot be deleted. Stop publishing it instead.',
  'errors.requests.tooManyWaiting':
    'Too many of your requests are still waiting. Please wait until an office has taken them up.',
  'errors.setup.filesChanged':
    'A file did not come back as it was written. Check the disk, or what the bucket does with files.',
  'errors.setup.filesDenied':
    'The server may not write where files are kept. Check the rights on DATA_DIR, or those of the key of the bucket.',
  'errors.setup.filesFailed': 'A file could not be written, read and removed.',
  'errors.setup.filesFull': 'There is no space left where files are kept.',
  'errors.setup.filesKeys':
    'The store of files refuses the keys. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  'errors.setup.filesNoBucket': 'There is no bucket of that name. Check S3_BUCKET and S3_ENDPOINT.',
  'errors.setup.filesUnreachable':
    'The store of files does not answer. Check S3_ENDPOINT and the network.',
  'errors.setup.mailEncryption':
    'No encrypted connection came about. Check the port, and whether the certificate of the mail server is valid.',
  'errors.setup.mailFailed': 'The mail could not be sent.',
  'errors.setup.mailLogin':
    'The mail server refuses the login. Check user name and password in SMTP_URL.',
  'errors.setup.mailRefused':
    'The mail server refuses the sender or the recipient. Check MAIL_FROM and the address.',
  'errors.setup.mailSlow':
    'The mail server has not answered within {seconds, number} seconds. Check the port: smtp:// mostly uses 587, smtps:// 465.',
  'errors.setup.mailUnknownHost':
    'There is no mail server of that name. Check the host in SMTP_URL.',
  'errors.setup.mailUnreachable':
    'The mail server cannot be reached. Check host and port in SMTP_URL, and whether a firewall is in between.',
  'errors.site.categoryInUse':
    'This category is in use by {count, plural, one {# course} other {# courses}}: {names}. Move what is under it to another category first.',
  'errors.site.currencyCodeFixed':
    'The code of a currency never changes. Add another currency instead.',
  'errors.site.currencyDecimalsFixed':
    'Regions or people use this currency, so its decimals cannot change.',
  'errors.site.currencyInUse':
    'This currency is in use: {regions, number} regions, {people, number} people, {rates, number} rates. Switch it off instead.',
  'errors.site.currencyIsBase': 'All rates are given for this currency, so it has none of its own.',
  'errors.site.currencyNeeded': 'All rates are given for this currency, so it always stays.',
  'errors.site.currencyOff': 'The college does not offer this currency.',
  'errors.site.d2lNotConfigured': 'No Brightspace site is configured.',
  'errors.site.localeNeeded':
    'This language cannot be switched off: English is always offered, and so is the default language of the site.',
  'errors.site.localeOff': 'This language is switched off. Switch it on first.',
  'errors.site.ratesUnchanged': 'No rate has changed.',
  'errors.translations.nothingToPublish': 'There is nothing new to publish in this language.',
  'errors.translations.plurals': 'In this language the text also needs these plural forms: {forms}',
  'errors.translations.unreadable': 'This text cannot be read: check the braces and apostrophes.',
  'errors.translations.values': 'The text must contain exactly these values: {values}',
  'errors.uploads.damagedPicture': 'This picture is damaged and cannot be read.',
  'errors.uploads.empty': 'The file is empty.',
  'errors.uploads.foreignFile':
    'The text shows or links to a file that does not belong to this record. Please add the file here first.',
  'errors.uploads.incomplete':
    '{count, plural, one {# part of the file has not arrived yet.} other {# parts of the file have not arrived yet.}}',
  'errors.uploads.infected':
    'Malicious software was found in this file ({found}). The file was not kept.',
  'errors.uploads.itemFull':
    'At most {max, number} files are kept here. Please remove some of them first.',
  'errors.uploads.lost': 'The file was lost on its way. Please send it again.',
  'errors.uploads.noPicture':
    'This file is not a picture of the kinds PNG, JPEG, WebP, GIF or AVIF.',
  'errors.uploads.noSubtitles': 'This file holds no subtitles of the kinds WebVTT or SubRip.',
  'errors.uploads.notPlayable': 'Browsers do not play this file. It holds {found}.',
  'errors.uploads.notTaken': 'Files cannot be sent here.',
  'errors.uploads.otherFile': 'This upload was begun with another file. Please begin a new one.',
  'errors.uploads.over': 'This upload has ended. Please begin a new one.',
  'errors.uploads.quota':
    'Your unfinished uploads may take up {gigabytes, number} GB together. Please finish or abort some of them first.',
  'errors.uploads.subtitlesLine': 'Line {line, number} of the subtitles cannot be read.',
  'errors.uploads.tooLarge':
    'The file is too large. At most {megabytes, number} MB can be sent here.',
  'errors.uploads.tooManyPixels':
    'This picture has too many pixels: {millions, number} million, those of an animation together. At most {most, number} million are possible.',
  'errors.uploads.uncheckable':
    'This file is too large to be checked for malicious software, so it cannot be taken.',
  'errors.uploads.unreadable': 'This file is damaged, or it holds neither pictures nor sound.',
  'errors.uploads.wrongKind': 'A file of this kind ({found}) cannot be used here.',
  'errors.used.groups': '{count, plural, one {# group} other {# groups}}',
  'errors.used.notOfRegion': 'One of these people does not belong to this region.',
  'errors.used.people': '{count, plural, one {# person} other {# people}}',
  'errors.used.region':
    'This region cannot be deleted; you can close it instead. It still has: {uses}',
  'errors.used.reservedZone': 'This zone is kept for the system itself.',
  'errors.used.results': '{count, plural, one {# exam result} other {# exam results}}',
  'errors.used.schema':
    'This schema cannot be deleted: {count, plural, one {# group is} other {# groups are}} judged by it: {names}',
  'errors.used.teacher':
    'This teacher cannot be deleted: {count, plural, one {# course is} other {# courses are}} taught by them: {names}',
  'explain.exam.breaks':
    '{minutes, plural, one {# minute} other {# minutes}} of breaks are added to your time',
  'explain.exam.corrected': 'Corrected by hand',
  'explain.exam.extraAttempts':
    '{count, plural, one {# attempt} other {# attempts}} more than usual',
  'explain.exam.grace':
    'You may be away for up to {seconds, plural, one {# second} other {# seconds}}',
  'explain.exam.largerType': 'Questions are shown in larger type',
  'explain.exam.late': 'A pass after the deadline counts as {cap, number, percent} at most',
  'explain.exam.left': 'The attempt ended before it was handed in and counts as failed',
  'explain.exam.marking': 'Some answers are still being marked',
  'explain.exam.mayLeave': 'Leaving the page does not fail your attempt',
  'explain.exam.moreTime': 'Your time limit is {factor, number, percent} of the usual one',
  'explain.exam.passMark': 'Pass mark',
  'explain.exam.percent': 'In per cent, halves rounded up',
  'explain.exam.points': 'Points earned',
  'explain.exam.readAloud': 'Questions can be read aloud',
  'explain.exam.recorded': 'Written down from an exam on paper',
  'explain.exam.retake': 'A pass on a retake counts as {cap, number, percent} at most',
  'explain.exam.retakeAndLate':
    'A pass on a retake and after the deadline counts as {cap, number, percent} at most',
  'explain.exam.timeUp': 'Time was up: what had been saved was handed in',
  'explain.grades.because': 'Reason: {reason}',
  'explain.grades.bestAttempt':
    '{attempts, plural, one {The one attempt that counts} other {The best of # attempts that count}}',
  'explain.grades.capped': 'A pass on a retake or after the deadline counts as 70 % at most',
  'explain.grades.completed': 'Complete: counts as 100 %',
  'explain.grades.corrected': 'Corrected by hand; it was {before, number, percent} at first',
  'explain.grades.deduction': 'Less {points, number} percentage points',
  'explain.grades.gradedByHand': 'Graded by hand',
  'explain.grades.letter': 'From {from, number, percent}: {letter}',
  'explain.grades.marking': 'Handed in and waiting for marks: does not count yet',
  'explain.grades.mean':
    'Weighted mean of {parts, plural, one {# part} other {# parts}}, halves rounded up',
  'explain.grades.missing': 'Not there after the deadline: counts as 0 %',
  'explain.grades.notCompleted': 'Incomplete: counts as 0 %',
  'explain.grades.notRequired':
    'Was due before the student joined the group: not required, and does not count',
  'explain.grades.nothingYet': 'Nothing counts yet',
  'explain.grades.part':
    '{title}: weight {weight, number}, which is {share, number, percent} of the grade',
  'explain.grades.pending': 'Still to come: does not count before its deadline',
  'mail.changed.body':
    'The password of the account {emailAddress} was changed. All other devices were logged out.',
  'mail.changed.button': 'Set new password',
  'mail.changed.notYou':
    'If this was not you, set a new password at once and tell your college office.',
  'mail.changed.subject': 'Your password for {applicationName} was changed',
  'mail.enrol.body':
    'An account for {emailAddress} was opened for you at {applicationName}. Choose your password with the button below, and the door is open.',
  'mail.enrol.button': 'Choose password',
  'mail.enrol.expiry':
    '{days, plural, one {The link works once, within # day.} other {The link works once, within # days.}}',
  'mail.enrol.ignore': 'If you did not expect this, you can ignore this message.',
  'mail.enrol.subject': 'Your account at {applicationName}',
  'mail.layout.automatic': 'This message was sent automatically. Please do not reply to it.',
  'mail.layout.greeting': 'Hello {firstName},',
  'mail.layout.greetingUnnamed': 'Hello,',
  'mail.layout.linkHint': 'If the button does not work, copy this address into your browser:',
  'mail.layout.signOff': 'Kind regards,',
  'mail.layout.team': 'The {applicationName} team',
  'mail.penalty.body':
    'The deadline of the exam “{exam}” of the course “{course}” was {deadline} ({zone}). You had not passed it by then.',
  'mail.penalty.closed':
    'It can no longer be begun. Please speak with whoever looks after your group.',
  'mail.penalty.closesAt': 'Nobody can begin it after {closesAt} ({zone}).',
  'mail.penalty.penalty':
    'You may still sit it. A passing score now counts as {cap, number, percent} at most.',
  'mail.penalty.subject': '{exam}: the deadline has passed',
  'mail.receipt.body': 'We received your work for “{assignment}” on {submittedAt}.',
  'mail.receipt.button': 'Open the assignment',
  'mail.receipt.code': 'Receipt: {code}',
  'mail.receipt.files': '{count, plural, one {# file: {names}} other {# files: {names}}}',
  'mail.receipt.hash': 'Checksum: {hash}',
  'mail.receipt.keep': 'Please keep this message: it proves what you handed in, and when.',
  'mail.receipt.subject': 'Received: {assignment}',
  'mail.receipt.textOnly': 'You handed in a text without files.',
  'mail.reminder.body':
    'You have not passed the exam “{exam}” of the course “{course}” yet. Its deadline is {deadline} ({zone}).',
  'mail.reminder.button': 'Go to the exam',
  'mail.reminder.footnote': 'You receive this because the exam belongs to your group.',
  'mail.reminder.penalty':
    'Who hands in after the deadline and passes gets {cap, number, percent} at most.',
  'mail.reminder.subject': '{exam}: the deadline is tomorrow',
  'mail.reset.body':
    'We were asked to set a new password for the account {emailAddress}. Choose it with the button below.',
  'mail.reset.button': 'Set new password',
  'mail.reset.expiry':
    '{hours, plural, one {The link works once, within # hour.} other {The link works once, within # hours.}}',
  'mail.reset.ignore':
    'If you did not ask for this, you can ignore this message. Your password stays as it is.',
  'mail.reset.subject': 'Set a new password for {applicationName}',
  'mail.security.factorOff':
    'The authenticator app of the account {emailAddress} was removed. Its code is no longer asked for.',
  'mail.security.factorOn':
    'An authenticator app was set up for the account {emailAddress}. Its code is asked for at each login from now on. All other devices were logged out.',
  'mail.security.factorReset':
    '{name} removed the authenticator app of the account {emailAddress}. Reason: {reason}. All devices were logged out.',
  'mail.security.passkeyAdded':
    'The passkey “{name}” was added to the account {emailAddress}. It logs in without a password.',
  'mail.security.subject': 'The security of your account for {applicationName} has changed',
  'mail.trial.body': 'If you read this, mails of the college at {siteUrl} arrive.',
  'mail.trial.button': 'Open the site',
  'mail.trial.footnote': 'Somebody who sets up the college has asked for this mail.',
  'mail.trial.subject': 'A mail to try out',
  'mail.verify.body':
    'Welcome to {applicationName}. Please confirm that this is your e-mail address, so that we can reach you about your studies.',
  'mail.verify.button': 'Verify e-mail',
  'mail.verify.ignore': 'If you did not create an account, you can ignore this message.',
  'mail.verify.subject': 'Please verify your e-mail address for {applicationName}',
  'notifications.accommodations.changed':
    'What applies to you in exams has changed. You read it in your profile.',
  'notifications.accommodations.title': 'Conditions of your exams',
  'notifications.account.impersonated':
    '{name} looks at the site through your account. Reason: {reason}',
  'notifications.account.raised':
    '{name} acts for you in your account for a while. Reason: {reason}',
  'notifications.account.title': 'Your account was opened by the staff',
  'notifications.appeals.accepted': 'Your appeal about “{title}” was accepted. Read the answer.',
  'notifications.appeals.declined': 'Your appeal about “{title}” was declined. Read the answer.',
  'notifications.appeals.opened': '{name} appeals about “{title}”.',
  'notifications.appeals.readAgain': 'A second reader looks at your appeal about “{title}”.',
  'notifications.appeals.secondReading':
    'The appeal of {name} about “{title}” needs a second reader.',
  'notifications.appeals.staffTitle': 'An appeal',
  'notifications.appeals.title': 'Your appeal',
  'notifications.assignment.complete': 'Your work for “{assignment}” was marked as complete.',
  'notifications.assignment.graded':
    'Your work for “{assignment}” was graded: {score, number, percent}.',
  'notifications.assignment.incomplete': 'Your work for “{assignment}” was marked as incomplete.',
  'notifications.assignment.reopened':
    'You may hand in your work for “{assignment}” until {until}.',
  'notifications.assignment.title': 'Assignment',
  'notifications.assignment.ungraded':
    'The grade of your work for “{assignment}” was taken back; it will be graded again.',
  'notifications.exam.abandoned':
    '“{exam}” ended before it was handed in, so this attempt counts as failed.',
  'notifications.exam.corrected':
    'Your score in “{exam}” was corrected from {before, number, percent} to {score, number, percent}.',
  'notifications.exam.failed': 'You did not pass “{exam}”. Your score is {score, number, percent}.',
  'notifications.exam.gradeCorrected':
    'Your grade in “{course}” is now {score, number, percent}. The reason stands with your grades.',
  'notifications.exam.gradeTitle': 'Course grade',
  'notifications.exam.gradeWithdrawn':
    'The correction of your grade in “{course}” was taken back. The reason stands with your grades.',
  'notifications.exam.passed': 'You passed “{exam}” with {score, number, percent}.',
  'notifications.exam.recorded':
    'Your result in “{exam}”, sat on paper, was recorded: {score, number, percent}.',
  'notifications.exam.restored':
    'Your attempt at “{exam}” was opened again. You can go on with it.',
  'notifications.exam.takenBack':
    'The marks of your answers in “{exam}” were taken back; they will be given anew.',
  'notifications.exam.title': 'Exam result',
  'notifications.requests.done': 'Your request “{form}” has been dealt with.',
  'notifications.requests.inWork': 'Your request “{form}” is being worked on.',
  'notifications.requests.refused':
    'Your request “{form}” was refused. The reason is written beside it.',
  'notifications.requests.title': 'Your request',
  'print.transcript.code': 'Code',
  'print.transcript.course': 'Course',
  'print.transcript.inProgress': 'In progress',
  'print.transcript.issued': 'Issued',
  'print.transcript.letter': 'Grade',
  'print.transcript.otherCourses': 'Other courses, {year}',
  'print.transcript.overallMean': 'Overall mean',
  'print.transcript.page': 'Page {page, number} of {pages, number}',
  'print.transcript.points': 'Points',
  'print.transcript.revoked': 'Revoked',
  'print.transcript.scale': 'Grading scale',
  'print.transcript.scaleBand': '{letter}: from {from, number, percent}, {points} points',
  'print.transcript.score': 'Score',
  'print.transcript.student': 'Student',
  'print.transcript.termMean': 'Mean of the term',
  'print.transcript.title': 'Transcript',
  'print.transcript.verify': 'Whether this transcript is ours and still holds is told at:',
} as const;
