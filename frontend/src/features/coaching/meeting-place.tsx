import { OutsideLink } from '#ui/text-link.tsx';

/** Where a session takes place: a link to open, or a phone number as text. */
export function MeetingPlace({ place }: { place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return place;
  return (
    <OutsideLink href={place} target="_blank" rel="noreferrer">
      {place}
    </OutsideLink>
  );
}
