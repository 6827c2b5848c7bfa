export const terms = {
  title: 'Terms of use',
  updated: 'Last changed on {date}',
  intro:
    'These terms apply to everybody who uses {organisation}: students, alumni, teachers and staff. By accepting them you agree to keep to them.',
  accountTitle: 'Your account',
  accountBody:
    'Your account is yours alone. Keep your password secret, give correct information about yourself and keep it up to date. Tell the office at once if you believe that somebody else uses your account.',
  studyTitle: 'Study and exams',
  studyBody:
    'Do your own work. Do not pass on exam questions or answers, and do not let anybody else take an exam for you. Leaving an exam before it is finished counts as a failed attempt. The rules of your campus on attendance, deadlines and grades apply here as well.',
  contentTitle: 'Course material',
  contentBody:
    'Lessons, videos, documents and exams belong to the college or to their authors. You may use them for your own studies. You may not publish, sell or share them without written permission.',
  conductTitle: 'Dealing with one another',
  conductBody:
    'Treat other people with respect. Do not send insults, advertising or harmful files, and do not try to reach data that is not meant for you. Messages to former students may not be used for fundraising or advertising.',
  paymentsTitle: 'Fees and payments',
  paymentsBody:
    'Fees are due as stated on your invoice. If you agree to a payment plan, the amounts are collected automatically on the agreed days until the invoice is paid or the plan is ended.',
  availabilityTitle: 'Availability',
  availabilityBody:
    'We take care that the site works at all times, but we cannot promise it. Maintenance and faults may interrupt it. If a fault keeps you from meeting a deadline, talk to your instructor.',
  endingTitle: 'End of use',
  endingBody:
    'Your access ends when you leave the college and are not one of its alumni. We may close an account that breaks these terms. Your grades and certificates are kept even then.',
  changesTitle: 'Changes to these terms',
  changesBody:
    'If we change these terms in an important way, we ask you to accept them again before you go on using the site.',
  contactTitle: 'Questions',
  contactBody: 'The office of your campus answers any question about these terms.',
} as const;
