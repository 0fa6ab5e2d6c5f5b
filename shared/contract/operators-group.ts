/** The Cognito group whose members may make operator calls. Source: rules/access.md A3 */
export const OPERATORS_GROUP = 'operators';
