/**
 * Public functions that do not take data from outside, in groups, each with the reason. Everything that an entry point
 * exports and that can be called stands here or among the takers: a new function fails the test until it is sorted.
 */

/** Functions by entry. */
export type Names = Readonly<Record<string, readonly string[]>>

const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * Phase reducers and their like: a state and an action from outside. They are takers, too many to write out one by one.
 */
export const phases: Names = {
  'wingover/spitting-fire': list('activate attack end move plot prepare whyIllegal'),
  'wingover/spitfire': list('altitude combat move prepare regroup speed whyIllegal'),
  'wingover/regia-aeronautica': list('antiAircraft bomb initiative move prepare prioritise whyIllegal'),
  'wingover/aerial-craps': list('combat end housekeeping movement'),
  'wingover/fighting-wings': list('activate attack end move plot setUp'),
}

/**
 * Asked about a position that came through a gate, with ids found in it, or with the id of a rule. An id that is not
 * there may throw, as any mistake in a program does; but it throws at once. These are fed too, for the work alone.
 */
export const asked: Names = {
  'wingover/spitting-fire': list(`
      arcPolygonOf arcsOf attemptOdds deckOdds doomed forcedMovePreview hexesInArcOf hitOdds movementBudget
      placementZone plotWarnings pointsLeft projectedWinner rangeBandOf reachable reachableIf routes shotsFor
      stackingConflicts tableSize targetsFor threatMap
    `),
  'wingover/spitting-fire/show': list('reachShapes'),
  'wingover/spitting-fire/rules': list('explain'),
  'wingover/spitfire': list(`
      countMoves damageByDie endBleedRange expectedDamage fieldOfFire flyPath formationStatus hexesToNextTurn
      hitsToKill inPlay killingDice legalAltitudeModes legalDepths legalSpeeds maneuverOf missionStatus
      pathLines previewMove reachable routes shotReport shotReports sightedPairs sightingOf
      stackingConflict threatMap turnsToTarget verticalDiveCost vpBreakdown wouldSight zoneHexes
    `),
  'wingover/spitfire/show': list('reachShapes'),
  'wingover/spitfire/rules': list('explain'),
  'wingover/regia-aeronautica': list(`
      aaOdds aaRisks bombersLeft bombingOdds cloudOdds engagementsAfter fireOdds objectiveDistances reachable
      routes seenBy slotsLeft spottersOf
    `),
  'wingover/regia-aeronautica/show': list('reachShapes'),
  'wingover/regia-aeronautica/rules': list('explain'),
  'wingover/aerial-craps': list(`
      adjustedInitiative areas askedAircraft attackOdds bestBurst calledDice closePairs cvLedger damageSheet
      encounterRisk endSpeedForecast lossChance maxDive minSpeed mpDistribution orderPreview pointsOf
      positionBonus ppBudget pursuers routes speedStressRisk spotChance stallRisk stressTrigger tailingValue testOdds
      testStressRisk why
    `),
  'wingover/aerial-craps/rules': list('explain'),
  'wingover/fighting-wings': list('energyForecast expandBands flightTypes gunOdds pointsToFacing sameBands shotsOf'),
  'wingover/fighting-wings/rules': list('explain'),
  'wingover/fighting-wings/errata': list(`
      adjustmentLimit adjustments amendment applyAdcPatches applyScenarioPatches arcOfBorder assistOf atLeast
      attackingLeaderPlace bailOutSpeedModifier bankBack bankStepsBack becomeAirborne belowMinimumPenalties
      bigGunOnTarget blindShooters blindVertical breakoffBand burstColumnShift calculatorsInForce canTail
      carriesAfter carryAfterReversal carryForward checkReversal classMayTail climbDecel climbLoadAs
      climbRateQualifies climbSpeed cockpitArmorModifier collisionRoll comesHeadOn conflicts counterDice
      countsAsRear crewOut decelOfSpeed declareVerticalBank defenderPlace delayedReversalTurn describe
      describeRuling deviceAdvance deviceDrag diff disorientationTurns diveAccel doorAdvance doorDecel doorOrder
      dropTank effectivePower effectivePrevType engineCritical engineShutdown equipmentCritical escortPlace
      excessSpeedDecel expireCarry explain fatigueSightModifier flak41 flapBenefit flapsDamaged
      formationStanding formationTanksStuck fourEngineRange fpBudget fpsStillNeeded friendlyBlocksFire
      gearFlapDecel giftedTurn glocVfps governingSpeed groupAaa gunArc gunnerMayFire halfSquareMove halves
      hammerheadResult headOnCollisionModifier headOnDeflection hydraulicsHit inBlindSpot inForce
      invertedClimbDecel invertedLevelTurnExtraDecel isAmendmentId isBaseUnknown isBigGun isBlindVertical
      isHardPoint isHeadOn isInForce isInSpot isInverted isSlow isTailOfLower isVertical lateEntry leadership
      loadPowerPenaltyApplies mayActAfterTakeoff mayAdjust mayChooseRadarSign mayDeclareSpin mayDeclareTurnStall
      mayDelayReversal mayFire mayFlyEndurance mayHammerhead mayJettison mayJoin mayReattack mayRelease
      mayRemainEngaged mayShootParachutist maySnapRoll mayStayOnHexside mayStayReversed mayTurnIn
      mayUseInvertedBank mayUseVertical mgSightingAllowed mgSightingAmmo minSteepDiveLoss negGCase8
      negGEnginePenaltyApplies negGRestrictions negGTestBank negGTurn negGVerdict nextFireTurn nextSetupStep
      normaliseRule oppositeFacing opTurnsIn overloadSpeedMods owner oxygenCheck oxygenGrace oxygenLost
      oxygenState oxygenVictims parachuteDescent parachuteHits parseMode parseSwitches partIds penaltiesOf pitch
      powerCutByThird printed radarModifier reduceMode releasedWeapon releaseMoment reversalDegrees
      reversalRotation reverseBank ringDistance ringStep rocketAirburst rolledBack rollSide scatterDice
      sdReversalSpeedOk sdToZc setFormationMode severeClimbDecel severeClimbDecel1e severePower severeSpeedMods
      sightingFirepower sightingGunsCanJam slatAssist slatMinSpeed slatStallModifier slipDecelCharged slowMove
      speedLimits stallLoss stallSpinRoll startBank surpriseTurns takeoffStatus timeOfIntercept timePassed topic
      tryClearJam turnDecelCharged turnReqForPortion turnStallPlan turnStallTiming twoInThreeMove vdExitInverted
      verticalBankFacing verticalBankFacingLimit verticalCase verticalTail weatherShift wingmanPlace
      withinTailRange zcToSdLeadIn zeroDeflection zoomToVertical
    `),
}

/** Why some functions may trust what they are given. */
export interface Trusted {
  readonly reason: string
  readonly names: Names
}

/** Never fed: each group says why. */
export const trusted: readonly Trusted[] = [
  {
    reason:
      'For authors of rules: called by rule code with values it has made, or once while a ruleset is put together.',
    names: {
      wingover: list(`
        answer ask broken byId closedPart copyAgenda defineRuleset explained fill hexField hexFieldAround isShown
        leaderOf leadOf listOf mapValues openPart orders outlineOf owned plainNotation real refusals refuseState
        resolveOptions rngFrom sharedRecord shown stateFields top total untouched viewFields volley whole
    `),
      'wingover/encode': list('among between choice direction encoderOf flag ofPiece placed share'),
      'wingover/words': list(`
        capital counted labelOf listing named nameOf number refusalOf refusing scoreOf signed sumOf tell translated
        verdictOf withArticle
    `),
    },
  },
  {
    reason:
      'Work on states, views and events that came through a gate: `setup`, `reduce`, `parse`, or a history begun with them.',
    names: {
      wingover: list(`
        canonical fromView hash hashState history.advance history.branches history.line history.now history.redo
        history.toRecord history.undo isVisible patches recorder rulesBehind stateHasher visibleTo
    `),
      'wingover/explain': list('explainEvent rulingsOf'),
      'wingover/orders': list('back begin choicesOf isSecret pick under'),
      'wingover/svg': list('difference lastMove layers layout overlaid paint reachOf Trail'),
    },
  },
  {
    reason:
      "Applies what one's own host has sent, and throws where it does not fit; `parse.view` looks at what comes out.",
    names: {
      wingover: list('patched'),
    },
  },
  {
    reason: 'Arithmetic on numbers that the caller has worked out.',
    names: {
      wingover: list('equals meanOf minus oddsOf plus rational times toNumber toText'),
      'wingover/geometry': list(`
        arcCovers arcCoversHex arcCoversOffset arcMargin arcPolygon bearing boundingBox boxContains boxExit
        boxMargin cellBoardCells cellBoardContains cellDistance cellReach cellStep cosine dial discClear discGap
        discsOverlap discsTouch distance facingsToward facingToward forward hasPlaces hexAdd hexBoardContains
        hexBoardHexes hexCorners hexDisk hexDistance hexEquals hexesCrossed hexesInArc hexesWithin hexLength
        hexLine hexReflect hexRing hexRotate hexStep hexToNumber hexToOffset hexToPoint hexToSpot inArc
        inDialArc inRange isCenter isWithin lastClear milli mirrorHeading normalizeDegrees numberToHex offsetToHex
        pointToHex pointToward polygonContains rangeMargin ray relativeBearing roundPoint roundTo screenNumbers
        signedArea sine spotBeside spotDial spotDistance spotFits spotForward spotHexes spotSlip spotTurn
        squareName squareNamed turn turnBetween turnClock turnFacing turnHeading turnsBetween vectorLength
    `),
      'wingover/arena': list('addPair beginSprt elo eloOfPairs llrOf paceOf wilson'),
    },
  },
  {
    reason: "A tournament or a result that is one's own, or that `parseResults` let in.",
    names: {
      'wingover/arena': list(`
        chart emptyResults forfeitGame localCrew luckOf moreText playGame replayJob resultsText runAudited runTournament schedule
        standings unplayed verifyResult
    `),
    },
  },
  {
    reason:
      "What one's own server says, and what one's own table has done; rooms and games are put together by a program.",
    names: {
      'wingover/host': list('Chair openKept ticketFor toLine toLines'),
      'wingover/colyseus': list('attach roomOf'),
      'wingover/colyseus/client': list('attach'),
      'wingover/boardgame-io': list('guard reasons seatOf toGame'),
    },
  },
  {
    reason: 'Bots, dice, queues and trials that a program puts together itself.',
    names: {
      'wingover/queue': list('queueCrew queueWorker'),
      'wingover/table': list('defineTable thinkerFor'),
      'wingover/bots': list('choicesIn flatBot greedyBot makerOf mctsBot pickFrom planBot randomBot Seated'),
      'wingover/dice': list('cryptoDice diceFrom scriptedDice seededDice unbiased'),
      'wingover/conformance': list(`
        citedIn compareWithList configOf conformance coveringArray describeReport mutate mutateJson objectionsTo
        observing perft pickFrom poolOf readAloud reproduce sampleFrequencies unobserved witnessFindings
    `),
    },
  },
  {
    reason:
      'Books and their index, as the build has bound them. A question to the search is any text, and is cut short.',
    names: {
      'wingover/rulebook': list('bindBook indexBooks openSearch'),
      'wingover/registry/rules': list('manuscripts'),
      'wingover/quiz': list('askQuestion'),
      'wingover/rules': list('explain'),
      'wingover/fighting-wings/errata': list('sheet'),
    },
  },
  {
    reason: 'Work on a match that `beginMatch` and `append` let in, and on the secret of the one who plays.',
    names: {
      'wingover/fair': list('dueOf endOf FairPlayer joinMatch newSecret resumeMatch termsOf tipOf transcriptOf'),
    },
  },
]
