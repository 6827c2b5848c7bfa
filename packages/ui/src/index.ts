export { AddressBook, type AddressBookProps } from './addresses/AddressBook.tsx';
export type { AddressValues, KeptAddress } from './addresses/address-values.ts';
export { Button, buttonClass, type ButtonLook, type ButtonProps } from './actions/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './actions/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx';
export { classNames } from './class-names.ts';
export { CrashScreen, type CrashScreenProps } from './crash/CrashScreen.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './crash/ErrorBoundary.tsx';
export { isChunkLoadFailure } from './crash/chunk-failure.ts';
export { lazyGuarded, lazyWithRetry } from './crash/lazy-with-retry.ts';
export { loadWithRetry } from './crash/load-with-retry.ts';
export { offerReload } from './crash/offer-reload.ts';
export { asPart } from './crash/part-missing.ts';
export { PartBoundary, type PartBoundaryProps } from './crash/PartBoundary.tsx';
export { DataState, type DataStateProps } from './data/DataState.tsx';
export { resultOf, type Result } from './data/result-of.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog.tsx';
export { Modal, type ModalProps } from './dialogs/Modal.tsx';
export { ModalWithButton, type ModalWithButtonProps } from './dialogs/ModalWithButton.tsx';
export { ReasonButton, type ReasonButtonProps } from './dialogs/ReasonButton.tsx';
export {
  DocumentViewer,
  type DocumentViewerProps,
  type ShownDocument,
} from './document-viewer/DocumentViewer.tsx';
export { RichText, type RichTextProps } from './document-viewer/RichText.tsx';
export { Alert, type AlertProps, type Severity } from './feedback/Alert.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar.tsx';
export { ProgressRing, type ProgressRingProps } from './feedback/ProgressRing.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner.tsx';
export { StatusChip, type StatusChipProps } from './feedback/StatusChip.tsx';
export { CountryField, type CountryFieldProps } from './forms/CountryField.tsx';
export { Form, type FormProps, type SubmitAnswer } from './forms/Form.tsx';
export type { FormFailure } from './forms/form-state.ts';
export type { FormValue, FormValues } from './forms/form-values.ts';
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField.tsx';
export {
  QuestionFields,
  type Question,
  type QuestionFieldsProps,
} from './forms/QuestionFields.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './forms/SelectField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './forms/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './forms/TextField.tsx';
export { Icon, type IconProps } from './icons/Icon.tsx';
export * from './icons/icon-paths.ts';
export { AppFrame, type AppFrameProps } from './layout/AppFrame.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './layout/Breadcrumbs.tsx';
export { ColorSchemeToggle } from './layout/ColorSchemeToggle.tsx';
export { Footer, type FooterProps } from './layout/Footer.tsx';
export {
  ImpersonationBanner,
  type ImpersonationBannerProps,
} from './layout/ImpersonationBanner.tsx';
export { LampMark } from './layout/LampMark.tsx';
export { LanguagePicker, type LanguagePickerProps } from './layout/LanguagePicker.tsx';
export type { MenuItem } from './layout/menu-item.ts';
export { Page, mainId, type PageProps } from './layout/Page.tsx';
export { PageHeading, type PageHeadingProps } from './layout/PageHeading.tsx';
export { SiteLinks, type SiteLinksProps } from './layout/SiteLinks.tsx';
export { TopBar, type TopBarProps } from './layout/TopBar.tsx';
export { NotBuiltYet, type NotBuiltYetProps } from './screens/NotBuiltYet.tsx';
export { NotFoundPage } from './screens/NotFoundPage.tsx';
export { Card, type CardProps } from './surfaces/Card.tsx';
export { prefetchTexts } from './texts/bundle-cache.ts';
export { Texts, type TextsProps } from './texts/Texts.tsx';
export { AppTheme, type AppThemeProps } from './theme/AppTheme.tsx';
export { applyScheme, type SchemeChoice } from './theme/color-scheme.ts';
export { constants, schemes, type SchemeName } from './theme/tokens.ts';
export { useColorScheme, type ColorScheme } from './theme/useColorScheme.ts';
export { ToastOutlet } from './toasts/ToastOutlet.tsx';
export { toast, type ToastKind } from './toasts/toast.ts';
export { letGoWhen } from './unsaved/let-go.ts';
export { UnsavedGuard, type UnsavedGuardProps } from './unsaved/UnsavedGuard.tsx';
export { DropZone, type DropZoneProps } from './uploads/DropZone.tsx';
export { useUnsavedGuard, type UnsavedGuardState } from './unsaved/useUnsavedGuard.ts';
export {
  UploadsPanel,
  type ShownUpload,
  type UploadsPanelProps,
  type UploadStatus,
} from './uploads/UploadsPanel.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden.tsx';
