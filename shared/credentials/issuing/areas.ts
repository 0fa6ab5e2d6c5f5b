/**
 * Returns the code of an area of a certifying body's framework. Machines tell areas apart by it, and `/credentials` lists the area under
 * it. The bodies publish no address for a single area, so the address is ours.
 */
export function areaCode(framework: string, area: string): string {
  const words = area.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [framework, ...words].join('-');
}

/** Returns the address of an area. */
export function areaUrl(origin: string, framework: string, area: string): string {
  return `${origin}/credentials#${areaCode(framework, area)}`;
}
