export const ui = {
  leavePage: 'Leave page',
  stayOnPage: 'Stay on page',
  invalidUrl: 'Enter a complete web address, such as https://example.org.',
  invalidFormat: 'Please keep to the requested format.',
  languageReloads: 'The page reloads in the chosen language.',
  reloading: 'The page is being reloaded to fetch its newest version.',
  partMissing: 'This part of the page could not be loaded. Check your connection and try again.',
} as const;
