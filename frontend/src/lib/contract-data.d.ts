declare module 'virtual:contract-routes' {
  /** Call name → method and path, generated from the contract when the site is built, without the calls of operators. */
  const routes: Record<
    import('@learning/shared/contract/contract').LearnerRouteName,
    [import('@learning/shared/contract/route').HttpMethod, string]
  >;
  export default routes;
}

declare module 'virtual:operator-routes' {
  /** The same for the calls of operators. */
  const routes: Record<
    import('@learning/shared/contract/operators/routes').OperatingRouteName,
    [import('@learning/shared/contract/route').HttpMethod, string]
  >;
  export default routes;
}

declare module 'virtual:contract-errors' {
  type Code = import('@learning/shared/contract/errors').ApiErrorCode;
  /** What the browser must know of errors, generated from the contract when the site is built. */
  const errors: { transient: readonly Code[]; messages: Partial<Record<Code, string>> };
  export default errors;
}
