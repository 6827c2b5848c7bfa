export const adminHome = {
  welcome: 'Welcome, {name}',
  allRegions: 'The whole college at a glance',
  ownRegions: 'At a glance: {regions}',
  activeStudents: 'Active students',
  recentResults: 'Recent exam results',
  noResults: 'Nobody has finished an exam yet.',
  allResults: 'All exam results',
  reportsOnly: 'Your role opens the reports of the college.',
} as const;
