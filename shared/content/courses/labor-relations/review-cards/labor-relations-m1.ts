import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'supervisor-asks-who-signed',
    question:
      'During an organizing drive, a kitchen supervisor wants to ask her cooks, kindly, who has signed a card. What do you tell her to say?',
    answer: 'Nothing. Who supports the union isn’t her question.',
    why: 'Questions about individual support interfere with the choice, even when they’re asked in a friendly way.',
    section: 'freedom-of-association',
    skill: 'negotiation',
    graded: {
      options: [
        'Ask, but only people she trusts',
        'Nothing; it isn’t her question',
        'Ask the whole team at once, so that no one is singled out',
        'Explain first that she has nothing against unions',
      ],
      correct: 'Nothing; it isn’t her question',
    },
  },
  {
    id: 'benefit-during-drive',
    question:
      'Employees at a garden center begin to organize. A director wants to announce a surprise shift bonus this week. What do you do with it?',
    answer: 'Hold it until counsel has cleared it, and cancel nothing that was already planned.',
    why: 'A new benefit in a drive can look like a promise tied to the outcome. Canceling a planned one can look like punishment.',
    section: 'freedom-of-association',
    skill: 'law',
  },
  {
    id: 'who-speaks-for-whom',
    question:
      'At a German paint factory, Yusuf runs a mixer and belongs to no union. Does the works council still speak for him?',
    answer: 'Yes. In the usual model it speaks for all employees of the site, members or not.',
    why: 'A trade union speaks for its members or a bargaining unit. The same people may serve on both, so ask in which role they speak.',
    section: 'unions-and-works-councils',
    skill: 'negotiation',
  },
  {
    id: 'consult-before-deciding',
    question:
      'A brewery’s board signs a restructuring on Monday and asks the representatives for their opinion on Wednesday. The verb for this subject was “consult.” What went wrong?',
    answer:
      'They were asked after the decision. Consulting means seeking and answering an opinion before it.',
    why: 'Telling people in time is “inform.” An opinion that can’t change anything isn’t consultation.',
    section: 'unions-and-works-councils',
    skill: 'negotiation',
    graded: {
      options: [
        'They were asked after the decision had been made',
        'They should have had to consent before anything was signed',
        'Two days were too few; a week would have been enough',
      ],
      correct: 'They were asked after the decision had been made',
    },
  },
  {
    id: 'decision-and-effects',
    question:
      'A bakery may close its night line under the management rights clause. The manager says, “So there’s nothing to talk about.” What did he miss?',
    answer: 'The effects: selection, pay protection and notice may still have to be bargained.',
    why: 'After text and practice comes law. The decision can be yours while its effects aren’t.',
    section: 'management-rights',
    skill: 'law',
  },
  {
    id: 'practice-beside-text',
    question:
      'The agreement lets management set break times. For nine years, everyone at the mill has taken them by a list the crew writes, without protest. Which question do you ask before you change that?',
    answer:
      'The practice question: have both sides lived openly with another arrangement for years?',
    why: 'A clause must survive text, practice and law. A long, open custom can weigh as much as the words.',
    section: 'management-rights',
    skill: 'negotiation',
  },
  {
    id: 'manager-prints-the-petition',
    question:
      'In the US, employees of a print shop want to vote their union out. The owner offers to print the petition and let them sign on paid time. What do you tell him?',
    answer: 'Keep out of it. Managers neither start nor help a petition to end representation.',
    why: 'Employees may petition with signatures from 30% of the unit. Help from management taints the petition and can be an unfair labor practice.',
    section: 'freedom-of-association',
    skill: 'law',
  },
  {
    id: 'cards-on-the-desk',
    question:
      'A US union writes to a parcel depot that it has cards from most of the drivers and asks to be recognized. The manager wants to wait and see. What do you do this week?',
    answer: 'Call counsel: under Cemex, you recognize the union or promptly petition for a vote.',
    why: 'The Board set that rule in 2023. A court has rejected its bargaining orders since, and the Board may change it, so today’s rule needs a check.',
    section: 'freedom-of-association',
    skill: 'law',
  },
]);
