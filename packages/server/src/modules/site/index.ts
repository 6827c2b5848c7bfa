import './categories.graphql.ts';
import './currencies.graphql.ts';
import './forex.graphql.ts';
import './locales.graphql.ts';
import './settings.graphql.ts';

export { categoriesHistory, currenciesHistory, localesHistory } from './catalogues.history.ts';
export { areCategoriesOf } from './categories.repo.ts';
export { categoryLink, CategoryLinkRef } from './category-link.ts';
export { refuseOtherCurrency } from './currencies.service.ts';
export { BASE_CURRENCY } from './currencies.rules.ts';
export { siteLocales } from './locales.rules.ts';
export { SiteSettingsInputSchema } from './settings.rules.ts';
export { siteSettingsHistory } from './settings.history.ts';
export { followSite, SITE_CHANGED } from './site-board.ts';
