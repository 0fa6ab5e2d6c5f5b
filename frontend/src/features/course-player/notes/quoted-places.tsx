import { useNavigate } from '@tanstack/react-router';
import { chakra } from '#ui/chakra/factory.ts';
import { quotedPlaces } from './lesson-quote.ts';

/** Leads to the places that a note quotes: a text box cannot have links. */
export function QuotedPlaces({ note }: { note: string }) {
  const navigate = useNavigate();
  const places = quotedPlaces(note);
  if (places.length === 0) return null;
  return (
    <chakra.ul aria-label="Quoted places" mt="2" textStyle="small" whiteSpace="normal">
      {places.map(({ title, address }) => (
        <li key={address}>
          <chakra.a
            href={address}
            display="inline-flex"
            alignItems="center"
            minH="8"
            color="accent.fg"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              void navigate({ href: address });
            }}
          >
            {title}
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  );
}
