/** Times on the clocks of a time zone. */

/** Returns the instant at which a time zone has a date (`yyyy-mm-dd`) and time (`hh:mm`); on the night the clocks change, one close to it. */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  let instant = wanted;
  for (let step = 0; step < 2; step += 1) instant = wanted - offsetAt(instant, timeZone);
  return new Date(instant);
}

/** Milliseconds that a time zone is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return local - Math.floor(instant / 60_000) * 60_000;
}
