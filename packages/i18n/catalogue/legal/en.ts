export const texts = {
  'legal.privacy.abroadBody':
    'The college has campuses in several countries. Your information may be handled in a country other than your own, under the protection described here.',
  'legal.privacy.abroadTitle': 'Several countries',
  'legal.privacy.accessBody':
    'You see your own information. Teachers and staff see what their task at your campus needs. Other students see your name only where you study together. Service providers who run the site, send mail or handle payments may use the information for that task alone.',
  'legal.privacy.accessTitle': 'Who can see it',
  'legal.privacy.collectBody':
    'Your name and how to reach you, your campus and groups, your courses, exam results, assignments and attendance, your invoices and payments, and a record of important actions in your account. Card numbers are kept by the payment provider only.',
  'legal.privacy.collectTitle': 'What we keep',
  'legal.privacy.contactBody':
    'For anything about your information, write to the office of your campus.',
  'legal.privacy.contactTitle': 'Contact',
  'legal.privacy.cookiesBody':
    'We use one cookie that keeps you logged in and one that remembers your language. Your browser also stores settings and recently opened pages, so that the site is fast. There are no advertising cookies.',
  'legal.privacy.cookiesTitle': 'Cookies and storage on your device',
  'legal.privacy.intro':
    'This notice says which information {organisation} keeps about you, what it is used for and what rights you have.',
  'legal.privacy.keepBody':
    'Grades and certificates are kept permanently, so that you can prove your education later. Accounting records are kept as long as the law demands. Everything else is deleted when it is no longer needed.',
  'legal.privacy.keepTitle': 'How long we keep it',
  'legal.privacy.rightsBody':
    'You may ask what is kept about you, have errors corrected, receive a copy, and ask for information to be deleted that we do not have to keep. You may also complain to the data protection authority of your country.',
  'legal.privacy.rightsTitle': 'Your rights',
  'legal.privacy.title': 'Privacy',
  'legal.privacy.updated': 'Last changed on {date}',
  'legal.privacy.useBody':
    'We use this information to teach you, to grade your work, to issue certificates, to send you messages about your studies, to settle fees and to keep the site secure. We do not sell it and do not use it for advertising.',
  'legal.privacy.useTitle': 'What we use it for',
  'legal.terms.accountBody':
    'Your account is yours alone. Keep your password secret, give correct information about yourself and keep it up to date. Tell the office at once if you believe that somebody else uses your account.',
  'legal.terms.accountTitle': 'Your account',
  'legal.terms.availabilityBody':
    'We take care that the site works at all times, but we cannot promise it. Maintenance and faults may interrupt it. If a fault keeps you from meeting a deadline, talk to your instructor.',
  'legal.terms.availabilityTitle': 'Availability',
  'legal.terms.changesBody':
    'If we change these terms in an important way, we ask you to accept them again before you go on using the site.',
  'legal.terms.changesTitle': 'Changes to these terms',
  'legal.terms.conductBody':
    'Treat other people with respect. Do not send insults, advertising or harmful files, and do not try to reach data that is not meant for you. Messages to former students may not be used for fundraising or advertising.',
  'legal.terms.conductTitle': 'Dealing with one another',
  'legal.terms.contactBody': 'The office of your campus answers any question about these terms.',
  'legal.terms.contactTitle': 'Questions',
  'legal.terms.contentBody':
    'Lessons, videos, documents and exams belong to the college or to their authors. You may use them for your own studies. You may not publish, sell or share them without written permission.',
  'legal.terms.contentTitle': 'Course material',
  'legal.terms.endingBody':
    'Your access ends when you leave the college and are not one of its alumni. We may close an account that breaks these terms. Your grades and certificates are kept even then.',
  'legal.terms.endingTitle': 'End of use',
  'legal.terms.intro':
    'These terms apply to everybody who uses {organisation}: students, alumni, teachers and staff. By accepting them you agree to keep to them.',
  'legal.terms.paymentsBody':
    'Fees are due as stated on your invoice. If you agree to a payment plan, the amounts are collected automatically on the agreed days until the invoice is paid or the plan is ended.',
  'legal.terms.paymentsTitle': 'Fees and payments',
  'legal.terms.studyBody':
    'Do your own work. Do not pass on exam questions or answers, and do not let anybody else take an exam for you. Leaving an exam before it is finished counts as a failed attempt. The rules of your campus on attendance, deadlines and grades apply here as well.',
  'legal.terms.studyTitle': 'Study and exams',
  'legal.terms.title': 'Terms of use',
  'legal.terms.updated': 'Last changed on {date}',
} as const;
