import './categories.graphql.ts';
import './currencies.graphql.ts';
import './forex.graphql.ts';
import './locales.graphql.ts';
import './settings.graphql.ts';

export { categoriesHistory, currenciesHistory, localesHistory } from './catalogues.history.ts';
export { areCategoriesOf } from './categories.repo.ts';
export { categoryLink, CategoryLinkRef } from './category-link.ts';
export { refuseOtherCurrency } from './currencies.service.ts';
export { siteSettingsHistory } from './settings.history.ts';
export { followSite } from './site-board.ts';
