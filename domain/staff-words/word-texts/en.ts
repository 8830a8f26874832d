import type { Words } from '../words.ts';

export const en: Words = {
  no: `
    never|nobody|no one|not|no|cannot|can't|don't|doesn't|won't|isn't|aren't|needn't|without|nor|neither
    nothing|none`,
  warn: `
    scam*|fraud*|beware|report it|report them|pretend*|phishing|rules forbid|forbidden|is a lie`,
  anyone: `
    whoever|if anyone|if anybody|if someone|if somebody|anyone who|anybody who|someone who
    people who`,
  claim: `
    asks you|ask you|asks for|ask for|promises|promise you|promised you|offers you|offer you
    wants your|wants you|want you|tells you|tell you|says that|says you|says they|writes to you
    write to you|calls you|call you|contacts you|contact you|demands|requests|claims to
    claims that|claim to|guarantees|invites you|sends you|urges you|threatens`,
  common: `
    the|and|you|your|is|are|to|of|we|our|it|for|with|that|this|on|at|be|will|can|has|have|was|were|a|an
    as|or|from|by|my|i|me|us`,
  but: 'but|however|instead',
  shield: `
    without doing anything|without effort|without work
    free returns|return policy|return period|returns policy|return shipping|day return|day returns
    send you|sends you|sent you|text you|texts you|message you|email you|tell you|give you|gives you
    sent to you|we send|was sent|were sent|was paid|were paid|pay out|paid out|pays out|pay back
    transfer fee|deposit fee|deposit reference|your deposit of|guarantee of origin|return address
    set a password|set a new password|profit and loss|deposits are|balance is paid
    capital of the plan|online|tax office|tax return|return to|in return|return the|returned
    please note|before you transfer|before you pay|before the amount|before it|before any|before you put
    put an amount|put the amount|insured deposit|tax advice|tax adviser
    profit or a loss|profit or loss|gains and losses`,
  promise: `
    guarantee*|assured|assure you|assures you|promise*|risk free|no risk|zero risk|without risk
    certain profit|fixed return|fixed returns|fixed daily|fixed monthly|secure profit|surely|for sure
    definitely|ensure you|i swear|100 % safe|safe and sure|steady|will always|certain to
    my word that|you have my word|no matter what|count on it|take it from me`,
  gain: `
    return|returns|profit*|yield|yields|interest|earnings|income|gain|gains|dividend*|payback|earn
    make money|earn money|on your investment|winnings|win
    back for every`,
  sure: `
    double your money|double your capital|double your investment|triple your money
    triple your capital|cannot lose|can't lose|can not lose|never lose|won't lose|no way to lose
    impossible to lose|get rich|risk free profit*|risk free return*|guaranteed profit*
    guaranteed return*|guaranteed income|guaranteed earnings|capital guaranteed
    capital protected|zero loss|no loss|multiply your money|multiply your capital
    principal guaranteed|easy money|insider information|sure win|profit is certain
    profits are certain`,
  rate: 'percent|per cent|times your|double|twice your',
  stake:
    'your money|your capital|your investment|your funds|your balance|your stake|your savings|what you put in',
  multiply: `
    double|doubles|doubled|doubling|triple|triples|tripled|multiplies|multiply|grows fivefold
    one and a half times|times out|times back|times as much|twice as much|twice what
    half as much again|threefold`,
  other: `
    everyone|everybody|those who|all who|the ones who|partners who|other partners|my other clients
    my clients|my customers|our members|one of my|a client of mine|a partner of mine
    a friend of mine|my brother|my cousin|my friend`,
  joined: `
    put|puts|invest|invests|invested|staked|stakes|join|joins|joined|took part|takes part
    bought in|went in|got in|started with|paid in|trusted me|listened to me`,
  got: `
    got|gets|get|made|makes|make|took|takes|take|earned|earns|walked away with|came out with
    went home with|received|receives|cashed|collected|pulled out`,
  period: `
    a month|per month|every month|each month|monthly|a day|per day|every day|each day|daily|a week
    per week|every week|weekly|a year|per year|per annum|yearly|annually|in 24 hours|within 24 hours
    within a week|within a month|in one month|in a month|in a week|in three days|in 3 days|after 7 days|in 7 days|after a week|after a month|next week`,
  pay: `
    pay|prepay*|repay|transfer|remit|wire|recharge*|top up|topping up|make a payment
    make a deposit|make the payment|make the deposit|make a transfer|make an extra deposit
    make an additional deposit|complete the payment|complete the deposit|to deposit|must deposit
    please deposit|and deposit|you deposit|should deposit|first deposit|deposit another
    deposit at least|deposit an additional|deposit more|deposit some|deposit 1*|deposit 2*
    deposit 3*|deposit 4*|deposit 5*|deposit 6*|deposit 7*|deposit 8*|deposit 9*|deposit the
    deposit of|deposit a|deposit an|settle it|settle the|settle this|settle your|add funds
    fund your|fund the|put in|must be paid|has to be paid|have to be paid|needs to be paid
    need to be paid|should be paid|be paid first|be paid before|is paid first|paid upfront
    paid in advance|payable first|payable before|is payable|payment is required
    deposit is required|deposit is needed|fee is required|tax is required|bond is required
    payment required|payment is needed|payment of|until it is paid|once paid|must be settled
    has to be settled|be deposited|be transferred first|buy gift|gift cards|unpaid|is due before
    is due first|cover the|you owe|top your|match the amount|match it with|bring your balance
    raise your balance|who pays|who transfers|whoever pays|whoever transfers`,
  send: 'send',
  money: `
    money|fund|funds|amount|fee|fees|tax|taxes|margin|deposit|bond|guarantee|coins|dollars|dollar|euros
    euro|cash|insurance|premium|balance|percent|top up|recharge|payment|gift card|gift cards|pounds
    customs|duty|levy|charge|penalty|stamp duty|capital`,
  demand: `
    please|kindly|must|need|needs|have to|has to|should|first|before|require*|in order|so that|otherwise
    unless|now|today|immediately|at once|within|until|unlock*|release*|unfreeze|unfrozen|activat*
    upgrade*|restore*|withdraw|withdrawal|withdrawals|clear|verify|only after|once you|if you|to receive
    to get your|pls|b4|to the following|to our agent|to my account|to this account|to our account|just
    only then|asap|urgently|upfront|in advance|still|frozen`,
  threat: `
    if|unless|until|otherwise|or else|or you|closed|blocked|frozen|lose your|only after|not be released
    not receive|never get|cannot withdraw|can't withdraw`,
  show: `
    screenshot*|photo*|picture*|image*|receipt*|proof|copy|document*|statement*|details|question|message
    feedback|ticket`,
  reach: `
    contact|add|write|message|text|reach|find|follow|dm|join|call|reply|talk|chat|continue|move|ping|my
    me on|us on|us via|me via|speak
    look for`,
  social: 'signal app|vk',
  outside: `
    outside the app|outside this app|outside this chat|outside of this chat|outside the chat
    off the app|off this platform|off the platform|outside the platform|another app|a different app
    private chat|private message|private number|personal number|personal email|my email|my number
    my phone number|my private|my personal|call me at|call me on|text me at|text me on|email me
    e mail me|mail me|write me at|add me on|add me as|join our group|join my group|our vip group
    visit our website|visit the website|visit our site|visit this site|go to our website
    click this link|click the link|follow this link|tap this link|open this link|scan this qr
    scan the qr|scan this code|download our app from|telegram group
    my nick|my handle|my username is|find me under|look me up|look for me`,
  secret: `
    password*|pass word|passcode*|pass code|passphrase|pin|pins|pin code|seed phrase|seed words
    recovery phrase|private key|one time code|verification code|security code|sms code|login code
    confirmation code|authenticator code|auth code|code you received|code you got|code you just|code on your
    code from the sms|code from your phone|code we sent|code on your phone|digit code|login details
    login data|credentials|code that came|me the code|us the code|me the codes|me your code|your codes|six digits|code that you|card number and`,
  tell: `
    send|tell|give|share|provide|text|email|e mail|message me|reply|forward|submit|type|write
    let me|let us|dictate|read out|read me|disclose|reveal|hand over|confirm your|need your
    need the|require your|want your|what is|what's|paste|post it|i need|we need|hand me|show me
    screenshot of|i can see|we can see|let me see|sends me|sends us|gives me|gives us|tells me
    shows me`,
  own: `
    change*|reset|set|forgot|forgotten|choose|replace*|protect*|keep it|secret|changed`,
  remote: `
    remote control|remote access|remote support app|remote session|control of your phone
    control of your computer|control your phone|control your device|access to your phone
    access to your device|access to your computer|share your screen|sharing your screen|screen sharing
    screen share|install this app|install the app i send|install our support app|connect to your device
    let me into your phone|take over your screen|install a small app`,
  invest: 'invest|investing|put in|stake|contribute|lend us|start with|buy in for|put',
  receive:
    'receive|get|get back|collect|take out|take home|cash out|be paid|pay you|pay back|earn|give you back|hand you back|account shows|balance shows',
  grow: 'turns into|turn into|grows to|grow to|makes you|make you',
  due: 'tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  unit: 'day|days|week|weeks|month|months|hour|hours',
  counted:
    'impressions|views|clicks|visits|visitors|orders|points|times|users|partners|conversions|order|click|sales|people',
  price:
    'for|for only|for just|in exchange for|in return for|if you|when you|once you|as soon as you',
};
