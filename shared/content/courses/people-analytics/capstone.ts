import { defineCapstone } from '@learning/content/capstone-schema';

export default defineCapstone({
  moduleId: 'people-analytics-m6',
  parts: [
    {
      id: 'method',
      title: 'Method',
      task: 'The decision and its owner, one question, the definitions you used, one rival explanation and how you examined it.',
      minLength: 200,
    },
    {
      id: 'finding',
      title: 'Finding and limits',
      task: 'One sentence with a number and its count, your chart in words (title, axes, what is compared), and the limits, including what the 34 drivers can’t show.',
      minLength: 250,
    },
    {
      id: 'recommendation',
      title: 'Recommendation',
      task: 'What to do instead of, or before, the bonus: cost as cash and capacity, break-even, comparison group, review date, and the result that would change your mind.',
      minLength: 250,
    },
    {
      id: 'answer',
      title: '“So what caused it?”',
      task: 'The sentence you’ll say if the committee asks.',
      minLength: 80,
    },
  ],
  facts: [
    { id: 'newer', label: 'Resignations in year 2, under 12 months’ service', kind: 'number' },
    { id: 'longer', label: 'Resignations in year 2, 12 months or more', kind: 'number' },
    { id: 'total', label: 'Resignations in year 2, all drivers', kind: 'number' },
    { id: 'bonus', label: 'Cost of the bonus for all drivers, one year', kind: 'number' },
    {
      id: 'break-even',
      label: 'Resignations the bonus must prevent to pay for itself in cash',
      kind: 'number',
    },
    { id: 'decision', label: 'Day of the committee’s decision', kind: 'date' },
    { id: 'review', label: 'Day of your review', kind: 'date' },
  ],
  checks: [
    {
      id: 'groups-add-up',
      kind: 'adds-up',
      title: 'The groups add up to the total',
      finding: 'Your two groups don’t add up to your total, or a number is missing.',
      facts: ['newer', 'longer'],
      total: 'total',
    },
    {
      id: 'bonus-cost',
      kind: 'number-is',
      title: 'The cost of the bonus follows from the brief',
      finding:
        'The cost of the bonus doesn’t follow from the brief. If you worked with a finding of your own, this doesn’t concern you.',
      fact: 'bonus',
      expected: 540_000,
      tolerance: 0,
    },
    {
      id: 'break-even-right',
      kind: 'number-is',
      title: 'The break-even follows from cost and saving',
      finding:
        'The break-even doesn’t follow from the cost of the bonus and the cash that one replaced driver costs. If you worked with a finding of your own, this doesn’t concern you.',
      fact: 'break-even',
      expected: 108,
      tolerance: 0.5,
    },
    {
      id: 'dates-fit',
      kind: 'dates-in-order',
      title: 'The review comes after the decision',
      finding: 'Your review isn’t after the decision, or a date is missing.',
      facts: ['decision', 'review'],
    },
    {
      id: 'no-cause',
      kind: 'not-in-text',
      title: 'No verb in the finding claims a cause',
      finding:
        'A word in your finding claims a cause or a proof that these data can’t give. Say what is associated with what.',
      parts: ['finding'],
      words: [
        'proves',
        'proven',
        'proof that',
        'caused by',
        'led to',
        'due to',
        'because of the training',
        'thanks to the training',
        'the effect of the training',
        'clearly shows',
      ],
    },
    {
      id: 'names-limits',
      kind: 'in-text',
      title: 'The limits name the small group and the missing reasons',
      finding:
        'Your limits don’t mention the small group in the two depots, or the exit reasons that are missing.',
      part: 'finding',
      each: [
        ['34', 'thirty-four', 'small group', 'few people'],
        ['missing', 'four in ten', 'four leavers in ten', '40%', 'no reason on file'],
      ],
    },
  ],
  exercises: [
    {
      id: 'clinics',
      title: 'An App for Every Clinic',
      brief:
        'Redwood Clinics, fictional, has 420 medical assistants in 12 clinics. Resignations rose from 63 (15%) to 84 (20%). Under a year of service: 30 of 100, then 54 of 180. A year or more: 33 of 320, then 30 of 240. The chief nurse, Paula Reyes, wants to buy a wellness app for 90,000 a year; the board decides in two weeks. Two clinics began mentoring in the fall; 28 new assistants took part, and fewer of them left. Exit reasons are missing for a third of the leavers. Mentoring costs 12,000 a clinic, and one replaced assistant costs 4,000 in cash and 3,000 in capacity.',
      papers: [
        {
          id: 'paper-1',
          text: `Method. In two weeks the board decides whether Paula Reyes buys the app. My question: did assistants become more likely to leave, or did the workforce become newer? Resignation means an exit that the assistant started, divided by the assistants in the group at the start of the year; transfers between clinics don’t count. The rival is the mix. I held last year’s rates still and used this year’s groups: 54 plus 25 makes 79, so about 16 of the 21 additional resignations come with the newer workforce.

Finding. Resignations rose from 63 to 84 of 420, and three quarters of the rise goes with more new people, whose rate stayed at 30%. Chart: four bars from zero, two groups in two years, counts above the bars. The mentoring clinics did well, so mentoring works; the group was a bit small. Exit reasons aren’t complete.

Recommendation. Don’t buy the app now. Mentor in two more clinics, drawn by lot, for 24,000; two others are the comparison. In cash that pays off from six prevented resignations, with capacity from four. Review next December. Fewer than three: we stop. The app would need 23.

Care. No clinic is named, and no group under 25 is shown. I worked with counts per group and asked for no names or reasons of single people.

“So what caused it?” We hired more people, and new people leave early.`,
          ratings: {
            Method: {
              level: 'Strong',
              reason:
                'Decision and owner come first, the definition can be repeated, and the rival is computed, not only named.',
            },
            Limits: {
              level: 'Not yet',
              reason:
                '“So mentoring works” claims a cause from 28 people without a comparison, and the gaps get half a sentence.',
            },
            Recommendation: {
              level: 'Strong',
              reason:
                'Costed in cash and capacity, with a lottery, a comparison, a date and the number at which it stops.',
            },
            'Care for people': {
              level: 'Strong',
              reason:
                'Only counts of groups are used, no clinic is named, and the smallest group shown is stated.',
            },
          },
        },
        {
          id: 'paper-2',
          text: `Method. We looked at all resignations of the last two years in the system, by clinic, age, service and manager, and at the exit interviews. The data were cleaned and put into a dashboard with eleven charts. The most interesting ones are on this page.

Finding. Resignations rose from 15% to 20%. It is striking that the four assistants over 60 at the Elm Street clinic all left within a month of the new schedule; one of them mentioned her back surgery in the interview. The rise may have to do with the number of new people, since they leave more often everywhere, but this would have to be examined. Exit reasons are missing for a third of the leavers, so the shares in our chart of reasons are uncertain. The mentoring clinics had 28 participants, too few to say much.

Recommendation. The board should consider a program for all assistants that looks at health, recognition and development. The app could be a part of it, mentoring another one. The costs would have to be worked out. We’d measure satisfaction after a year and decide then how to go on. It would be good if every clinic took part, so that no one feels left out.

“So what caused it?” It’s a mixture of many things, as it usually is with people.`,
          ratings: {
            Method: {
              level: 'Not yet',
              reason:
                'It describes data and charts; there is no decision, no single question and no definition.',
            },
            Limits: {
              level: 'Sound',
              reason:
                'The missing reasons and the small group are stated, but “uncertain” and “too few to say much” stay vague.',
            },
            Recommendation: {
              level: 'Not yet',
              reason:
                'A program for everyone without a cost, a comparison or a result that would change anything.',
            },
            'Care for people': {
              level: 'Not yet',
              reason:
                'Four people of one age at a named clinic, and one of them with her surgery: colleagues know who that is.',
            },
          },
        },
        {
          id: 'paper-3',
          text: `Method. The board decides in two weeks whether the chief nurse may buy the app. Question: why did resignations rise by five points? I counted exits that assistants started themselves, by service under and over a year. Another explanation could be that we have more new people than before; the share rose from 24% to 43%.

Finding. The rate of new assistants is the same as last year, 30%, while the rate of the others went from 10% to 12.5%, which with 30 exits can be chance. Chart: two lines, one for each group. In the two clinics with mentoring fewer new people left; this is associated with mentoring and can’t show an effect, since only 28 took part, the clinics volunteered, and it began in the fall. For a third of the leavers we have no reason on file, so none is quoted here.

Recommendation. Offer a better start to everyone: a mentor, a welcome day, and a talk with each new person after a month, in all 12 clinics from the spring. It would be good if the clinic managers were trained for it, too. After a year we ask whether people are satisfied. The app can wait. One clinic manager, the one in Fairview, has offered to go first.

“So what caused it?” We don’t know yet; more of our people are new, and new people leave earlier.`,
          ratings: {
            Method: {
              level: 'Sound',
              reason:
                'The question and the groups are clear, but the rival is only named: nothing shows how much of the rise it explains.',
            },
            Limits: {
              level: 'Strong',
              reason:
                'Chance, the small group, its self-selection and the missing reasons are each worded exactly, with “associated.”',
            },
            Recommendation: {
              level: 'Not yet',
              reason:
                'A program for all clinics at once: no cost, no clinics to compare with, and no result that would end it.',
            },
            'Care for people': {
              level: 'Sound',
              reason:
                'Only groups are used, but the manager who volunteered is recognizable and needn’t be on the page.',
            },
          },
        },
      ],
    },
    {
      id: 'warehouse',
      title: 'A Bonus for Being There',
      brief:
        'Northgate Logistics, fictional, has 600 warehouse employees at five sites. Absence rose from 4.0% to 4.9% of working days. Night shift: 7.0% of 150 people, then 7.1% of 260. Day shift: 3.0% of 450, then 3.2% of 340. The operations director, Marcus Bell, wants an attendance bonus of 300 a head; the management team decides on Thursday. At one site 31 night workers tried fixed rest days and were absent less often. For half of the absences no kind is on file. A planner for rest days costs 15,000 a site, and one absent day costs 180 in cash and 120 in capacity.',
      papers: [
        {
          id: 'paper-1',
          text: `Method. On Thursday the management team decides on Marcus Bell’s bonus for all 600. The question is whether people are absent more often or more people work at night. Absence is days missed through illness divided by days planned, without leave and training, in both years. I applied last year’s rates to this year’s shifts: 4.7%. So 0.7 of the 0.9 points go with the shift mix, and about 0.2 are left.

Finding. Absence rose from 4.0% to 4.9%, and some 0.7 points of it come with 110 more people on nights. One chart: bars for night and day in both years, from zero. There are caveats, as always: some data are missing, the pilot was small, and other factors may play a role.

Recommendation. Instead of 180,000 for the bonus, plan fixed rest days for nights at two sites, chosen by lot, at 30,000; two others go on as before and are compared. In cash that pays from 167 days a year on, with capacity from 100. We review on June 30. Below 50 days we stop; above 167 two more sites follow.

For the committee: “More of us work at night, and nights are harder.” One of the night workers, Dale from dock 4, was off for eleven weeks with his heart; even without him the result is the same.`,
          ratings: {
            Method: {
              level: 'Strong',
              reason:
                'The decision leads, absence is defined, and the rival of the shift mix is tested with last year’s rates.',
            },
            Limits: {
              level: 'Sound',
              reason:
                'Caveats are given, but “some data” and “other factors” say neither how many nor what follows from it.',
            },
            Recommendation: {
              level: 'Strong',
              reason:
                'Cost, lottery, comparison, break-even in cash and capacity, date and the line at which it stops.',
            },
            'Care for people': {
              level: 'Not yet',
              reason:
                'A named man with his illness and his workplace; the sentence adds nothing and can’t be taken back.',
            },
          },
        },
        {
          id: 'paper-2',
          text: `Method. Marcus Bell asked us for figures on absence. We took them from the time system for the last 24 months and compared the sites, the shifts and the months. Some outliers were left out.

Finding. The numbers prove that fixed rest days bring absence down: the 31 people at the pilot site were absent less often than the others. They also show that night work makes people ill. Absence was highest in February. The chart shows the five sites in five colors by month, and one can see that the pilot site goes down from September on.

Recommendation. Introduce fixed rest days for the night shift at two sites, which costs 30,000, and wait with the bonus, which costs 180,000. After half a year we’d see whether absence has gone down, and talk about it in the management team. It would be good to ask the employees how they like it, as they know best what helps.

Care. We used the monthly figures of sites and shifts and no personal data. Site names are replaced by letters, and groups under 25 people were left out, so the smallest one shown is the pilot’s.

If asked for the cause: “Nights. The pilot has shown it, and the rest days are the answer to it.”`,
          ratings: {
            Method: {
              level: 'Not yet',
              reason:
                'Figures were taken and compared, but there is no question, no definition, and outliers vanish without a rule.',
            },
            Limits: {
              level: 'Not yet',
              reason:
                '“Prove” and “makes people ill” are causes without a design, and the half of absences without a kind is left out.',
            },
            Recommendation: {
              level: 'Sound',
              reason:
                'A sensible step with costs beside the bonus, but without a comparison or a number that would decide.',
            },
            'Care for people': {
              level: 'Strong',
              reason:
                'Letters for sites, group figures only, and a stated smallest group: no one can be recognized.',
            },
          },
        },
        {
          id: 'paper-3',
          text: `Method. Decision: whether the bonus is paid; owner: Marcus Bell; date: Thursday. Question: did absence rise in each shift, or did the shifts change? I use sick days divided by planned days, leave not counted. A rival would be that nights have grown; by the table they have, from 150 to 260 people.

Finding. Absence went from 4.0% to 4.9%, with night at 7.1% and day at 3.2%. Chart: four bars, from zero. Limits: differences of 0.1 and 0.2 points within a shift are within what changes from year to year, so I don’t interpret them. For half of the absences no kind is on file, so I say nothing about illness or children. Rest days are associated with less absence among 31 people at one site that asked for the trial; that can’t show an effect, and a single long absence would change the figure.

Recommendation. I’d do something for everyone: a health day at each site, a talk with each person after three absences, and a bonus, but a smaller one. Absence is a question of culture, and culture needs many small steps. The budget should be about the same as the bonus would have cost.

“So what caused it?” “Part of it is that more of us work at night. Whether rest days help, we don’t know.” The site that asked for the trial is the only one with 31 night workers, so people there will know that it’s theirs.`,
          ratings: {
            Method: {
              level: 'Sound',
              reason:
                'Owner, question and definition are clear, but the rival is only named and its share of the rise isn’t computed.',
            },
            Limits: {
              level: 'Strong',
              reason:
                'Chance within shifts, missing kinds and the self-chosen small trial are each worded exactly, with the consequence.',
            },
            Recommendation: {
              level: 'Not yet',
              reason:
                'A bundle for everyone at the price of the bonus, without a test, a break-even or a result that would stop it.',
            },
            'Care for people': {
              level: 'Sound',
              reason:
                'No person is named, but the paper itself says that the site is recognizable, and it could have been left out.',
            },
          },
        },
      ],
    },
  ],
});
