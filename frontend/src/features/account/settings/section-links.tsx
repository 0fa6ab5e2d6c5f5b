import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '#queries/config.ts';

const sections = [
  ['profile', 'Profile'],
  ['sign-in', 'Sign-in'],
  ['passkeys', 'Passkeys'],
  ['authenticator', 'Authenticator app'],
  ['devices', 'Devices'],
  ['learning', 'Learning'],
  ['law', 'Countries and states'],
  ['plan', 'Plan and purchases'],
  ['notifications', 'Notifications'],
  ['calendar', 'Calendar'],
  ['your-data', 'Your data'],
] as const;

/** Leads to the sections of the account page. */
export function SectionLinks() {
  const { data: config } = useQuery(configQuery);
  const hasPasskeys = Boolean(config?.passkeyDomain);
  return (
    <chakra.nav aria-label="On this page" pt="6">
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
        {sections
          .filter(([id]) => id !== 'passkeys' || hasPasskeys)
          .map(([id, name]) => (
            <li key={id}>
              <chakra.a
                href={`#${id}`}
                display="inline-flex"
                alignItems="center"
                minH={{ base: '11', md: '8' }}
                textStyle="small"
                color="accent.fg"
                textDecoration="underline"
                textUnderlineOffset="0.2em"
              >
                {name}
              </chakra.a>
            </li>
          ))}
      </chakra.ul>
    </chakra.nav>
  );
}
