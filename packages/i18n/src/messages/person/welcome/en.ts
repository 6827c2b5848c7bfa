export const personWelcome = {
  title: 'Welcome, {name}',
  body: 'You have graduated from your second year. From now on you belong to the alumni of the college, and their pages are open to you.',
} as const;
