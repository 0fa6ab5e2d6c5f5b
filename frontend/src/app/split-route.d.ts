/** The file that the router's plugin makes of a route's component. */
declare module '*?tsr-split=component';
