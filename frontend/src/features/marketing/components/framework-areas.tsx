import { chakra } from '#ui/chakra/factory.ts';
import { frameworkAreas } from '@learning/content/site/framework-areas';
import { areaCode } from '@learning/shared/credentials/issuing/areas';

/** Lists the areas of certifying bodies' frameworks, each at the address that signed certificates name. */
export function FrameworkAreas() {
  return Object.entries(frameworkAreas).map(([framework, { name, areas }]) => (
    <chakra.div key={framework} mb="8">
      <chakra.h3 textStyle="h4" mb="3">
        {name}
      </chakra.h3>
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
        columnGap="6"
        rowGap="1"
      >
        {areas.map((area) => (
          <chakra.li key={area} id={areaCode(framework, area)} scrollMarginTop="24">
            {area}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  ));
}
