declare module 'virtual:contract-routes' {
  /** Call name → method and path, generated from the contract when the site is built. */
  const routes: Record<
    import('@learning/shared/contract/contract').RouteName,
    [import('@learning/shared/contract/route').HttpMethod, string]
  >;
  export default routes;
}
