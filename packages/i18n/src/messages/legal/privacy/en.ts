export const privacy = {
  title: 'Privacy',
  updated: 'Last changed on {date}',
  intro:
    'This notice says which information {organisation} keeps about you, what it is used for and what rights you have.',
  collectTitle: 'What we keep',
  collectBody:
    'Your name and how to reach you, your campus and groups, your courses, exam results, assignments and attendance, your invoices and payments, and a record of important actions in your account. Card numbers are kept by the payment provider only.',
  useTitle: 'What we use it for',
  useBody:
    'We use this information to teach you, to grade your work, to issue certificates, to send you messages about your studies, to settle fees and to keep the site secure. We do not sell it and do not use it for advertising.',
  accessTitle: 'Who can see it',
  accessBody:
    'You see your own information. Teachers and staff see what their task at your campus needs. Other students see your name only where you study together. Service providers who run the site, send mail or handle payments may use the information for that task alone.',
  abroadTitle: 'Several countries',
  abroadBody:
    'The college has campuses in several countries. Your information may be handled in a country other than your own, under the protection described here.',
  keepTitle: 'How long we keep it',
  keepBody:
    'Grades and certificates are kept permanently, so that you can prove your education later. Accounting records are kept as long as the law demands. Everything else is deleted when it is no longer needed.',
  cookiesTitle: 'Cookies and storage on your device',
  cookiesBody:
    'We use one cookie that keeps you logged in and one that remembers your language. Your browser also stores settings and recently opened pages, so that the site is fast. There are no advertising cookies.',
  rightsTitle: 'Your rights',
  rightsBody:
    'You may ask what is kept about you, have errors corrected, receive a copy, and ask for information to be deleted that we do not have to keep. You may also complain to the data protection authority of your country.',
  contactTitle: 'Contact',
  contactBody: 'For anything about your information, write to the office of your campus.',
} as const;
