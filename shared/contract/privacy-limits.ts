/** Days in which a prepared download can be downloaded. The bucket deletes older files. Source: rules/privacy.md P13 */
export const EXPORT_DAYS = 7;

/** Minutes for which a sign-in is recent enough to delete the account. Source: rules/privacy.md P14 */
export const RECENT_SIGN_IN_MINUTES = 10;
