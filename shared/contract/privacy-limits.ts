/** Days in which a prepared download can be downloaded. The bucket deletes older files. Source: rules/privacy.md P13 */
export const EXPORT_DAYS = 7;
